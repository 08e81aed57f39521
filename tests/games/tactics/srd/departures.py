"""Differences from the System Reference Document, and omissions, with their reasons; see compare.py.

A key is the creature or spell, the attack or power, and the fact. Nothing else may differ, and every
entry must be needed.
"""


def _because(reasons: dict[str, str]) -> dict[str, str]:
    listed = {why: " ".join(text.split()).split("; ") for why, text in reasons.items()}
    return {key: why for why, keys in listed.items() for key in keys}


# Facts of the content that the text of the document does not have: they count as not compared.
OTHERWISE = _because(
    {
        "the data omits the effect of a higher slot": """
            dissonant_whispers more 1d6; chain_lightning targets by slot 1
        """,
        "the pack fills a cell and affects 10 feet around it": """
            conjure_animals shape cube
        """,
        "an image hides like smoke, and plants are difficult ground": """
            silent_image obscures; major_image obscures; plant_growth difficult
        """,
        "the data has the longer of two casting times": """
            plant_growth cost action
        """,
        "burning is a hazard with its own rules": """
            fire_elemental burn harm 1d4 fire; fire_elemental fire_aura harm 1d4 fire;
            magmin touch harm 1d4 fire
        """,
        "the distance is limited only by Speed, and by sight": """
            troll charge feet 15; troll charge feet 1000; xorn charge feet 20; xorn charge feet 1000
        """,
        "the data omits who has Advantage": """
            ensnaring_strike size large
        """,
        "the attack of Rampage and the Hide action of Prowl are separate powers, after the move": """
            weretiger prowl_hide cost free; gnoll_warrior rampage advance False; gnoll_warrior rampage
            feet 15; gnoll_warrior rampage_rend is a power True
        """,
        "it is part of Create Whirlwind": """
            djinni move_whirlwind is a power True
        """,
        "a leap ends in a free cell": """
            bulette deadly_leap shape cube; bulette deadly_leap feet 10
        """,
        "only these kinds carry metal": """
            heat_metal kind humanoid; heat_metal kind giant
        """,
        "each casting has one target": """
            feather_fall targets 1; jump targets by slot 0
        """,
        "a creature that is away takes no reactions": """
            blink no_reactions
        """,
        "the ability is chosen, or there are three": """
            enhance_ability ability DEX; hex ability STR; gaseous_form ability STR; gaseous_form ability CON
        """,
        "the data has it outside the text": """
            true_strike dice 1d6; true_strike dice 2d6; true_strike dice 3d6; shillelagh dice 1d8;
            shillelagh dice 1d10; shillelagh dice 1d12; shillelagh dice 2d6
        """,
        "the text says it in other words": """
            command moment end bearer; disintegrate slay; heat_metal ability all; phantasmal_killer ability
            all; darkness obscures; levitate
            stops; ray_of_enfeeblement ability STR; banishment
            stops; greater_invisibility condition invisible; resilient_sphere stops;
            telekinesis push; irresistible_dance stops; wall_of_thorns
            difficult; maze stops; vrock spores lasts 1 minute; chain_devil
            conjure_infernal_chain pull; chain_devil unnerving_gaze shape emanation; chain_devil
            unnerving_gaze spares_allies True; treant animate_trees number 2
        """,
        "the save follows the damage of each turn": """
            searing_smite repeat
        """,
        "the save follows a turn that ends out of sight": """
            fear repeat
        """,
        "only the modifier counts": """
            heroism number 0
        """,
        "the spell is instantaneous, but its effect lasts": """
            divine_word duration 600; sunburst duration 10
        """,
        "a range of Self is written as the range of the step, the touch or the gaze": """
            misty_step range 30; flame_blade feet 5; vampiric_touch range 5; vampiric_touch feet 5; eyebite
            range 60; divine_word range 0
        """,
        "the data omits its two special functions": """
            dispel_evil_and_good condition charmed; dispel_evil_and_good condition frightened;
            dispel_evil_and_good feet 5; dispel_evil_and_good ability CHA
        """,
        "only the caster travels": """
            plane_shift range 0; teleport range 0
        """,
        "the shapes are fixed, and dragons and celestials lack their spellcasting": """
            shapechange kind celestial; shapechange kind dragon; shapechange shape elephant; shapechange
            shape tyrannosaurus_rex; shapechange number 136
        """,
        "the data omits the dimensions": """
            moonbeam feet 5; moonbeam feet 40; moonbeam feet 60
        """,
        "it affects everything within 5 feet of a point": """
            flaming_sphere shape cube; flaming_sphere feet 15; call_lightning shape sphere
        """,
        "at 0 hit points it is Unconscious": """
            gaseous_form condition unconscious
        """,
        "the number is that of the images left": """
            mirror_image number 2; mirror_image number 1
        """,
        "creatures in the area are affected at once": """
            pass_without_trace on_enter; pass_without_trace at_start; silence on_enter; silence at_start;
            spike_growth on_enter; aura_of_life on_enter; black_tentacles at_end; blade_barrier at_end;
            holy_aura on_enter; holy_aura at_start
        """,
        "the number of targets is open, or the total is divided": """
            beacon_of_hope targets 20; arcane_hand targets 1; chain_lightning targets 4;
            mass_heal targets 10; mass_heal number 70
        """,
        "it bursts at once": """
            delayed_blast_fireball concentration False; delayed_blast_fireball duration 0
        """,
        "the caster chooses creatures in range": """
            divine_word shape emanation
        """,
        "nine of the ten cubes form a square": """
            fire_storm feet 30
        """,
        "the document has one minute": """
            foresight cost action
        """,
        "it restores all hit points": """
            power_word_heal number 2000
        """,
        "a replacement for an attack is left out, or is any of the spells of Spellcasting": """
            dryad multiattack 1 charm_monster and 1 thorn_burst or vine_lash; hydra multiattack 5 bite;
            clay_golem multiattack 2 slam; glabrezu multiattack 1 darkness or dispel_magic or fly or
            power_word_stun or pummel and 2 pincer; oni multiattack 1 charm_person or claw or darkness or
            gaseous_form or nightmare_ray or sleep and 1 claw or nightmare_ray
        """,
        "the bonds have their own Armour Class and hit points": """
            giant_spider web_shot dc 10; ettercap web_strand dc 10; erinyes entangling_rope dc 15
        """,
        "the text names no damage type for the wound": """
            bearded_devil infernal_glaive harm 1d10 necrotic; horned_devil infernal_tail harm 3d6 necrotic
        """,
        "the target is grappled or hears it, so it is within that range": """
            chuul paralyzing_tentacles feet 10; otyugh tentacle_slam targets 6; otyugh tentacle_slam feet
            10; roper reel targets 6; roper reel feet 60; frost_giant war_cry feet 60; glabrezu pummel feet
            10; remorhaz swallow feet 10; purple_worm swallow feet 10;
            barbed_devil barbed_hide condition grappled
        """,
        "it affects all kinds except Undead": """
            ghost horrific_visage kind aberration; ghost horrific_visage kind beast; ghost horrific_visage
            kind celestial; ghost horrific_visage kind construct; ghost horrific_visage kind dragon; ghost
            horrific_visage kind elemental; ghost horrific_visage kind fey; ghost horrific_visage kind
            fiend; ghost horrific_visage kind giant; ghost horrific_visage kind humanoid; ghost
            horrific_visage kind monstrosity; ghost horrific_visage kind ooze; ghost horrific_visage kind
            plant
        """,
        "the text gives the total with and without Advantage": """
            chimera bite harm 2d6 piercing
        """,
    }
)

# Facts of the text of the document that the content does not have.
LEFT_OUT = _because(
    {
        "other effects on these kinds are left out, as the entry says": """
            wind_wall kind giant; banishment kind aberration; banishment kind celestial; banishment kind
            elemental; banishment kind fey; banishment kind fiend; conjure_fey kind fey;
            finger_of_death kind humanoid; holy_aura kind fiend; holy_aura kind undead
        """,
        "it belongs to another option of the same spell": """
            calm_emotions ability CHA; calm_emotions ends_on_damage; resistance type acid; resistance type
            bludgeoning; resistance type cold; resistance type fire; resistance type lightning; resistance
            type necrotic; resistance type piercing; resistance type poison; resistance type radiant;
            resistance type thunder; plant_growth feet 1; plant_growth feet 4; plant_growth kind plant;
            plant_growth number 365; daylight shape emanation; alter_self type bludgeoning; alter_self type
            piercing
        """,
        "the text mentions it and says it in other words": """
            blink dice 1d6; blink number 6; blink feet 10; blink feet 60; conjure_animals ability STR;
            conjure_animals feet 10; conjure_animals type force; daylight number 3; gaseous_form ability
            all; gaseous_form on_enter; alter_self plus_modifier; resistance ends_on_damage; suggestion
            number 25
        """,
        "light": """
            produce_flame feet 20; starry_wisp feet 10; faerie_fire feet 10; flame_blade feet 10;
            flaming_sphere feet 10; flaming_sphere feet 20; fire_shield feet 10; sunbeam feet 30
        """,
        "another word of the vocabulary says it": """
            starry_wisp condition invisible; faerie_fire condition invisible; shield type force; heroism
            temporary; darkness number 2; darkness shape emanation; mind_spike condition
            invisible; mirror_image condition blinded; mirror_image type all; protection_from_poison ability
            all; see_invisibility condition invisible; shining_smite condition invisible;
            ray_of_enfeeblement ability all; ray_of_enfeeblement number 20; fear at_end;
            vampiric_touch type force; dispel_magic dc 10; dispel_magic number 4; death_ward
            number 1; contagion ability all; greater_restoration number 1; telekinesis pull; harm
            ends_on_damage; divine_word number 21; divine_word number 31; divine_word number 41; foresight
            number 20; mass_heal number 700; adult_black_dragon cloud_of_insects ability all;
            adult_gold_dragon weakening_breath number 20; resilient_sphere
            type all; invisible_stalker vortex mutes
        """,
        "it is left out, as the entry says": """
            sorcerous_burst number 8; sorcerous_burst plus_modifier; fog_cloud more 20; sleep condition
            exhaustion; chromatic_orb feet 30; chromatic_orb number 2; hideous_laughter ends_on_damage;
            phantasmal_force ends_on_damage; enlarge_reduce ability CON; enlarge_reduce number 1; slow
            number 25; bestow_curse ends_on_damage; dimension_door dice 4d6; dimension_door feet 200;
            dimension_door feet 300; dimension_door number 45; dimension_door type force;
            freedom_of_movement difficult; ice_storm moment end source; ice_storm difficult;
            resilient_sphere push; finger_of_death moment start source; befuddlement number 30; befuddlement
            repeat; holy_aura ability CON; holy_aura condition blinded; holy_aura moment end bearer;
            power_word_heal condition prone; giant_octopus row ink_cloud; goblin_boss row redirect_attack;
            centaur_trooper trampling_charge size medium; mimic bite condition grappled; hobgoblin_captain
            row aura_of_authority; black_pudding row parry; fire_elemental row water_susceptibility;
            flesh_golem row berserk; flesh_golem row aversion_to_fire; shambling_mound engulf pull; troll
            row loathsome_limbs; vampire_spawn row vampire_weakness; wraith row create_specter; chimera bite
            harm 4d6+4 piercing; shield_guardian row protection; stone_giant row deflect_missile; hydra row
            reactive_heads; hydra row multiple_heads; clay_golem row berserk; treant animate_trees feet 120;
            treant animate_trees feet 60; treant animate_trees number 1; aboleth dominate_mind feet 60;
            aboleth dominate_mind number 1; aboleth dominate_mind ends_on_damage; aboleth row mucus_cloud;
            roc row swoop; sphinx_of_lore weight_of_years dice 3d10; sphinx_of_lore weight_of_years number
            1; sphinx_of_lore arcane_prowl teleport; nalfeshnee row pursuit; vampire row vampire_weakness;
            ice_devil row ice_wall; mummy_lord row whirlwind_of_sand; balor teleport feet 10; gray_ooze row
            corrosive_form; sahuagin_warrior row aquatic_charge; shadow draining_swipe dice 1d4; shadow row
            shadow_stealth; troll_limb row troll_spawn
        """,
        "only one of the choices is available": """
            sorcerous_burst type acid; sorcerous_burst type cold; sorcerous_burst type lightning;
            sorcerous_burst type poison; sorcerous_burst type psychic; sorcerous_burst type thunder;
            chromatic_orb type acid; chromatic_orb type cold; chromatic_orb type fire; chromatic_orb type
            lightning; chromatic_orb type poison; blindness_deafness condition deafened; dragons_breath type
            acid; dragons_breath type cold; dragons_breath type lightning; dragons_breath type poison;
            spirit_guardians type necrotic; protection_from_energy type acid; protection_from_energy type
            cold; protection_from_energy type lightning; protection_from_energy type thunder; eyebite
            condition frightened; eyebite condition poisoned
        """,
        "objects, buildings, terrain and wind": """
            thunderwave feet 300; web dice 2d4; web moment start source; web number 1; web shape wall; web
            type fire; gust_of_wind feet 1; gust_of_wind feet 2; gust_of_wind number 50; levitate feet 20;
            levitate number 500; levitate shape wall; vitriolic_sphere feet 1; disintegrate feet 10;
            disintegrate shape cube; disintegrate shape wall; disintegrate size large; freezing_sphere
            condition restrained; freezing_sphere feet 30; freezing_sphere feet 40; freezing_sphere lasts 1
            minute; freezing_sphere number 6; freezing_sphere shape cube; earthquake dc 20; earthquake dice
            12d6; earthquake dice 1d10; earthquake dice 1d6; earthquake feet 10; earthquake number 50;
            earthquake type bludgeoning; earthquake half
        """,
        "the position and the movement of what was summoned": """
            spiritual_weapon feet 20; warding_bond
            ends_on_damage; call_lightning dice 1d10; call_lightning feet 10; call_lightning feet 60;
            call_lightning shape cylinder; cloudkill feet 10; chain_lightning feet 30; conjure_fey feet 30;
            conjure_fey teleport; arcane_sword feet 30; delayed_blast_fireball dice 1d6;
            delayed_blast_fireball feet 40; delayed_blast_fireball lasts 1 minute; delayed_blast_fireball
            on_enter; incendiary_cloud feet 10
        """,
        "the height, the thickness and the ring shape of a wall": """
            wind_wall feet 1; wind_wall feet 15; wind_wall size small; wall_of_fire feet 1; wall_of_fire
            feet 10; wall_of_fire feet 20; blade_barrier feet 20; blade_barrier feet 60; wall_of_thorns feet
            1; wall_of_thorns feet 10; wall_of_thorns feet 20; wall_of_thorns feet 4; wall_of_thorns shape
            sphere
        """,
        "only the fist of the hand is available": """
            arcane_hand ability DEX; arcane_hand ability STR; arcane_hand condition grappled; arcane_hand
            dice 4d6; arcane_hand feet 60; arcane_hand more 2d6; arcane_hand number 20; arcane_hand size
            huge; arcane_hand type bludgeoning; arcane_hand difficult; arcane_hand plus_modifier;
            arcane_hand push
        """,
        "a success makes immune for the whole fight": """
            divine_word lasts 24 hours; ghast stench lasts 24 hours; mummy dreadful_glare lasts 24 hours;
            ghost horrific_visage lasts 24 hours; chain_devil unnerving_gaze lasts 24 hours; aboleth
            dominate_mind lasts 24 hours; nalfeshnee horror_nimbus lasts 24 hours; pit_fiend fear_aura lasts
            24 hours; ghost possession lasts 24 hours
        """,
        "it has no effect in a fight": """
            commoner row training; giant_fire_beetle row illumination; lemure row hellish_restoration; dryad
            row speak_with_beasts_and_plants; dryad row tree_stride; giant_octopus row water_breathing;
            giant_toad row amphibious; ankheg row tunneler; azer_sentinel row
            illumination; black_dragon_wyrmling row amphibious; merrow row
            amphibious; mimic row adhesive; will_o_wisp row illumination; will_o_wisp row ephemeral;
            doppelganger row read_thoughts; green_hag row amphibious; green_hag row mimicry; nightmare row
            illumination; nightmare row confer_fire_resistance; phase_spider row ethereal_sight;
            chuul row amphibious; chuul row sense_magic; couatl row
            shielded_mind; ghost row ethereal_sight; barbed_devil row diabolical_restoration;
            earth_elemental row siege_monster; earth_elemental row earth_glide; fire_elemental row
            illumination; flesh_golem row immutable_form; giant_crocodile row hold_breath; night_hag row
            soul_bag; night_hag row nightmare_haunting; xorn row earth_glide; xorn row treasure_sense;
            vrock row demonic_restoration;
            young_white_dragon row ice_walk; shield_guardian row spell_storing; shield_guardian row bound;
            young_black_dragon row amphibious; chain_devil row diabolical_restoration; hezrou row
            demonic_restoration; hydra row hold_breath; spirit_naga row fiendish_restoration;
            young_bronze_dragon row amphibious; young_green_dragon row amphibious; bone_devil row
            diabolical_restoration; clay_golem row immutable_form; glabrezu row demonic_restoration; treant
            row siege_monster; aboleth row amphibious; aboleth row eldritch_restoration; aboleth row
            probing_telepathy; deva row exalted_restoration; guardian_naga row celestial_restoration;
            stone_golem row immutable_form; djinni row elemental_restoration; djinni row wishes; efreeti row
            elemental_restoration; efreeti row wishes; horned_devil row diabolical_restoration;
            sphinx_of_lore row inscrutable; erinyes row magic_rope; erinyes row diabolical_restoration;
            adult_white_dragon row ice_walk; nalfeshnee row demonic_restoration; rakshasa row
            fiendish_restoration; storm_giant row amphibious; adult_black_dragon row amphibious; ice_devil
            row diabolical_restoration; adult_green_dragon row amphibious; mummy_lord row
            undead_restoration; purple_worm row tunneler; iron_golem row immutable_form; marilith row
            demonic_restoration; planetar row exalted_restoration; planetar row divine_awareness;
            adult_gold_dragon row amphibious; dragon_turtle row amphibious; crocodile row hold_breath;
            magmin row ignited_illumination; reef_shark row water_breathing; sahuagin_warrior row
            limited_amphibiousness; sahuagin_warrior row shark_telepathy; giant_crab
            row amphibious; merfolk_skirmisher row amphibious; ancient_white_dragon row ice_walk; pit_fiend
            row diabolical_restoration
        """,
        "the way out, and help from others": """
            brass_dragon_wyrmling sleep_breath feet 5; giant_toad swallow condition prone; behir swallow
            ability CON; behir swallow condition prone; behir swallow feet 15; remorhaz swallow ability
            CON; remorhaz swallow condition prone; remorhaz swallow feet 15;
            remorhaz swallow feet 5; purple_worm swallow ability CON; purple_worm swallow condition prone;
            purple_worm swallow feet 20; purple_worm swallow feet 5
        """,
        "a curse that works over days": """
            death_dog bite dice 1d10; death_dog bite lasts 24 hours; death_dog bite drains; death_dog bite
            repeat; wererat bite lasts 24 hours; mummy rotting_fist lasts 24 hours;
            mummy rotting_fist drains; werewolf bite lasts
            24 hours; wight life_drain lasts 24 hours;
            weretiger bite lasts 24 hours; otyugh bite ability CON; otyugh bite dc 15; otyugh bite
            dice 1d10; otyugh bite save CON 15; otyugh bite drains; mummy_lord rotting_fist lasts 24 hours;
            mummy_lord rotting_fist drains; cockatrice petrifying_bite lasts
            24 hours
        """,
        "objects with Armour Class and hit points, and damage to armour": """
            giant_spider web_shot number 10; giant_spider web_shot number 5; ettercap web_strand number 10;
            ettercap web_strand number 5; black_pudding bears feet 2; black_pudding bears lasts 1 minute;
            black_pudding bears number 1; black_pudding bears number 5; black_pudding dissolving_pseudopod
            number 1; black_pudding dissolving_pseudopod number 10; roper tentacle moment start source;
            roper tentacle number 10; roper tentacle number 20; gray_ooze pseudopod number 1; gray_ooze
            pseudopod number 10
        """,
        "the destination and the accuracy": """
            plane_shift kind elemental; plane_shift shape sphere; plane_shift type fire; plane_shift
            teleport; teleport dice 1d100; teleport dice 1d8; teleport dice 2d12; teleport dice 3d10; teleport
            number 00; teleport number 01; teleport number 05; teleport number 06; teleport number 1; teleport
            number 13; teleport number 14; teleport number 2; teleport number 24; teleport number 25; teleport
            number 3; teleport number 33; teleport number 34; teleport number 4; teleport number 43; teleport
            number 44; teleport number 5; teleport number 50; teleport number 51; teleport number 53; teleport
            number 54; teleport number 6; teleport number 7; teleport number 73; teleport number 74; teleport
            number 8; teleport shape sphere; teleport size large; teleport type force; teleport teleport
        """,
        "sight from the other plane, and returning into an occupied cell": """
            etherealness feet 60; etherealness type force
        """,
        "it is a separate word of the vocabulary, or a condition": """
            phase_spider ethereal_jaunt teleport; phase_spider ethereal_jaunt_back teleport; pseudodragon
            sting number 5
        """,
        "the speeds of the other shapes": """
            imp rat_shape feet 60; imp spider_shape feet 60; imp true_shape feet 20; imp true_shape feet 60;
            quasit centipede_shape feet 10; quasit toad_shape feet 10; quasit true_shape feet 10; quasit
            true_shape feet 40
        """,
        "a gap of an inch, and damage to a creature that is entered": """
            fire_elemental bears number 1; fire_elemental bears harm 1d10 fire
        """,
        "memories are not modelled": """
            modify_memory lasts 10 minutes; modify_memory lasts 24 hours; modify_memory type acid
        """,
        "the text names the excluded shapes": """
            shapechange kind construct; shapechange kind undead
        """,
        "a new body, or another plane": """
            mimic row shape_shift; ochre_jelly row split;
            ochre_jelly row amorphous; wererat row shape_shift; doppelganger row shape_shift; nightmare row
            ethereal_stride; werewolf row shape_shift; black_pudding row
            amorphous; weretiger row shape_shift;
            night_hag row shape_shift; oni row shape_shift; vampire row
            misty_escape; vampire row shape_shift; gray_ooze row amorphous; shadow row amorphous
        """,
        "temporary hit points": """
            swarm_of_venomous_snakes bears temporary; swarm_of_insects bears temporary; swarm_of_bats bears
            temporary; swarm_of_rats bears temporary
        """,
        "the save at the end of the turn implies it": """
            basilisk petrifying_gaze moment end bearer; gorgon petrifying_breath moment end bearer; medusa
            petrifying_gaze moment end bearer; cockatrice petrifying_bite moment end bearer
        """,
        "the wound and its treatment": """
            bearded_devil infernal_glaive dice 1d10; bearded_devil infernal_glaive feet 5; horned_devil
            infernal_tail dice 3d6; horned_devil infernal_tail feet 5
        """,
        "spells that do nothing in a fight": """
            storm_giant row spellcasting; priest_acolyte row spellcasting
        """,
        "the text names it in another sense": """
            night_hag spell protection_from_evil_and_good; adult_blue_dragon spell fly
        """,
        "it is included in the Armour Class": """
            mage spell mage_armor; archmage spell mage_armor
        """,
        "it is an alternative to Fireball": """
            pit_fiend spell hold_monster; pit_fiend spell wall_of_fire
        """,
    }
)

### Wuxia en français.

game-name = Wuxia, arts martiaux
seat-first = le premier camp
seat-second = le second camp
scenario-duel = Un contre un : la Falaise verte contre le Fleuve froid
scenario-pairs = Deux contre deux
scenario-schools = Quatre contre quatre : deux écoles
scenario-seed = À l'ancienne : le qi ne revient pas
battle-began = { $first } affrontent { $second }.
turn-began = Tour { $turn } (battement { $tick }) : { $actor } agit.
turn-lost = { $actor } est étourdi et ne peut bouger.
dodge = { $target } oscille et échappe à { $actor }.
dodge-part = { $target } se dérobe à demi et dévie { $percent } % de la force.
parry = { $target } se garde avec { $skill } : { $percent } % de moins.
miss = { $reason ->
    [dodged] { $skill } de { $actor } ne trouve pas { $target } : esquive.
    [inaccurate] { $skill } de { $actor } passe à côté de { $target }.
   *[other] { $skill } de { $actor } manque { $target }.
}
wound = { $bucket ->
    [low] blessure légère
    [medium] blessure
   *[other] blessure grave
}
hit-attack = { $phrase ->
    [bold] Dans un cri, { $actor } porte { $skill } à { $target } : { wound }, { $damage } points de vie.
    [calm] Sans hâte, { $actor } touche { $target } avec { $skill } : { wound }, { $damage } points de vie.
   *[other] { $actor } frappe { $target } avec { $skill } : { wound }, { $damage } points de vie.
}
hit-parried = { $phrase ->
    [bold] { $target } tient bon face à { $skill } de { $actor } : { wound }, { $damage } points de vie.
    [calm] { $target } reçoit avec calme { $skill } de { $actor } : { wound }, { $damage } points de vie.
   *[other] { $target } bloque { $skill } de { $actor } : { wound }, { $damage } points de vie.
}
hit-critical = { $phrase ->
    [bold] Un coup perce tout : { $skill } de { $actor } touche { $target } au point vital : { wound }, { $damage } points de vie ! Critique !
    [calm] { $actor } voit la faille, et { $skill } pénètre { $target } : { wound }, { $damage } points de vie ! Critique !
   *[other] { $skill } de { $actor } touche { $target } au point vital : { wound }, { $damage } points de vie ! Critique !
}
defend = { $actor } reste en garde.
effect = { $kind ->
    [bleed] saignement
    [attack_up] attaque
    [defense_up] défense
    [haste] vitesse
    [stun] étourdissement
   *[other] un effet
}
effect-began = { $target } : { effect } ({ $amount }, tours : { $turns }).
effect-ended = { $target } : { effect } s'estompe.
bled = { $target } saigne : { $damage } points de vie.
defeat = { $target } tombe !
battle-ended =
    { $reason ->
        [last_standing] Un camp est à terre.
        [all_down] Les deux camps sont à terre.
        [stalemate] Personne ne blesse plus personne.
        [step_cap] Le dernier tour est joué.
        [nobody_ready] Plus personne ne peut agir.
        [cannot_lose] Un camp ne peut plus perdre.
        [resigned] Un camp abandonne.
       *[other] Le combat est fini.
    } { $winner ->
        [first] Le premier camp gagne
        [second] Le second camp gagne
       *[none] Personne ne gagne
    } (tours : { $turns }).
choose-skill = { $reach ->
    [all] { $skill } sur tous, { $target } compris (qi { $qi })
    [chain] { $skill } en chaîne depuis { $target } (qi { $qi })
   *[other] { $skill } sur { $target } (qi { $qi })
}
choose-defend = Rester en garde
resign = Abandonner
draw-turn = Tour { $turn }, battement { $tick }
draw-team = { $team ->
    [first] Premier camp
    [second] Second camp
   *[other] { $team }
}
draw-fighter = { $mark } vie { $hpBar } { $hp }  qi { $qiBar } { $qi }  jauge { $gaugeBar }  { $name }

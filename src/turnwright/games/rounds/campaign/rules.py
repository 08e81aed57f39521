"""The rules between battles: travelling, exploring, resting, waiting, and the clock.

Rounds outside battle advance the calendar. In each, the heroes take their turns; the first hero of an idle
group to act decides what the group does, or leaves it to the next. While a group is in battle the clock
stands still, and all others wait.
"""

from typing import Any, Final

from mypy_extensions import i64

from turnwright.gamekit.naming import BETWEEN
from turnwright.games.rounds.calendar import Calendar, Moment
from turnwright.games.rounds.campaign import turns
from turnwright.games.rounds.campaign.build import fight_in, foes_of
from turnwright.games.rounds.campaign.events import (
    CampaignBegan,
    CampaignEnded,
    Camped,
    DayBegan,
    Departed,
    FestivalBegan,
    Found,
    FoundNothing,
    Met,
    MoonTurned,
    PeriodBegan,
    Reached,
    SetOut,
    SightSeen,
    Waited,
    WentOn,
)
from turnwright.games.rounds.campaign.land import Find, Land, Place
from turnwright.games.rounds.campaign.state import (
    EXPLORE,
    IDLE,
    REST,
    TRAVEL,
    WAIT,
    Campaign,
    Group,
)
from turnwright.games.rounds.commands import Camp, EndTurn, Explore, Resign, Travel, Wait
from turnwright.games.rounds.content.campaign import GUARD, placed
from turnwright.games.rounds.rulebook import NO_INDEX
from turnwright.games.rounds.rules import effects
from turnwright.games.rounds.rules.actions import as_text
from turnwright.games.rounds.state import Battle, Fighter
from turnwright.kernel.context import Context
from turnwright.kernel.dice import Dice
from turnwright.kernel.errors import Rejected
from turnwright.kernel.game import Game

ROAD: Final = "road"  # the dice stream of encounters
HEROES: Final = 0
FOES: Final = 1

GOAL: Final = "goal"
DAYS_OVER: Final = "days_over"
ALL_DEAD: Final = "all_dead"
RESIGNED: Final = "resigned"
REASONS: Final = (GOAL, DAYS_OVER, ALL_DEAD, RESIGNED)


def begin(state: Campaign, rules: Game, ctx: Context) -> None:
    """Begin the first round of a campaign."""
    land: Land = state.land
    state.guards = [1 if place.guarded else 0 for place in land.places]
    if ctx.heard:
        ctx.emit(CampaignBegan(land.name, _names(state), int(land.days), _ids(state)))
        _tell_day(land, ctx, land.calendar.moment(state.round))
        _tell_period(land, ctx, land.calendar.moment(state.round))
    # A match cannot wait for a player before it has begun.
    go_on(state, rules, ctx, asks=False)


def apply(state: Campaign, rules: Game, seat: int, command: Any, ctx: Context) -> None:
    """Carry out a command: of the battle while there is one, else of the active group."""
    if state.battle is not None:
        if isinstance(command, Travel | Explore | Camp | Wait):
            raise Rejected("in-battle", "the clock stands still: a group is in battle", "command")
        fighting = _fighting(state.battle, seat) if isinstance(command, Resign) else []
        rules.apply(state.battle, seat, command, ctx)
        _leave_battle(state, fighting)
        if state.battle.reason != "":
            _after_battle(state, ctx)
            go_on(state, rules, ctx)
        return
    hero = _checked_hero(state, seat, isinstance(command, Resign))
    if isinstance(command, Resign):
        _retire(state, seat, ctx)
        if state.active == NO_INDEX:
            go_on(state, rules, ctx)
        return
    if not isinstance(command, EndTurn):
        _set_about(state, state.groups[state.active], command, ctx)
    turns.end_turn(state, hero, ctx)
    go_on(state, rules, ctx)


def _fighting(battle: Battle, seat: int) -> list[Fighter]:
    # The fighters of a seat as they are now.
    return [each.clone() for each in battle.fighters if each.seat == seat and each.life > 0]


def _leave_battle(state: Campaign, fighters: list[Fighter]) -> None:
    # Heroes whose player gives up a battle lose that battle only, and keep what they have.
    for hero in state.travellers():
        for fighter in fighters:
            if fighter.id == hero.id and fighter.side == HEROES:
                hero.life = fighter.life
                hero.mp = fighter.mp
                hero.sp = fighter.sp
                hero.withdrew = True


def _checked_hero(state: Campaign, seat: int, resigns: bool) -> Fighter:
    if state.reason != "":
        raise Rejected("wrong-state", "the campaign is over", "command")
    hero = turns.acting(state)
    assert hero is not None
    land: Land = state.land
    if seat == len(land.seats) - 1:
        raise Rejected("not-your-turn", "only the heroes act outside battle", "seat", [int(hero.seat)])
    if seat != hero.seat and not resigns:
        reason = f"outside battle it is {hero.id}'s turn (seat {hero.seat})"
        raise Rejected("not-your-turn", reason, "seat", [int(hero.seat)])
    return hero


def _retire(state: Campaign, seat: int, ctx: Context) -> None:
    # The heroes of a player who gives up leave the campaign, which ends if none are left.
    land: Land = state.land
    gone = [hero for hero in state.travellers() if hero.id in land.seats[seat] and hero.life > 0]
    if not gone:
        raise Rejected("wrong-state", f"seat {seat} has no heroes left", "command")
    if len(gone) == len([hero for hero in state.travellers() if hero.life > 0]):
        end(state, RESIGNED, FOES, ctx)
        return
    if ctx.heard:
        names = BETWEEN.join([hero.name for hero in gone])
        ctx.emit(Departed(tuple([hero.id for hero in gone]), names))
    for hero in gone:
        hero.life = 0
        fighter = state.company.get(hero.id)
        fighter.life = 0
        if fighter.place == state.company.active:
            state.company.active = NO_INDEX
            state.active = NO_INDEX
        effects.leave(state.company, fighter)
    _settle(state, ctx)


# Activities


def _set_about(state: Campaign, group: Group, command: Any, ctx: Context) -> None:
    land: Land = state.land
    if isinstance(command, Travel):
        _set_out(state, group, as_text(command, "to"), ctx)
    elif isinstance(command, Explore):
        _busy(state, group, EXPLORE, land.explore)
    elif isinstance(command, Camp):
        _busy(state, group, REST, land.rest)
    elif isinstance(command, Wait):
        _busy(state, group, WAIT, 1)
    else:
        raise Rejected("wrong-state", f"{type(command).__name__} is for a battle", "command")


def _busy(state: Campaign, group: Group, doing: str, rounds: i64) -> None:
    group.doing = doing
    group.until = state.round + rounds


def _set_out(state: Campaign, group: Group, to: str, ctx: Context) -> None:
    land: Land = state.land
    number = land.at(to)
    link = None if number < 0 else land.link(group.place, number)
    if link is None:
        legal = [land.places[each.to].id for each in land.places[group.place].links]
        raise Rejected("no-way", f"no road leads from here to {to[:40]!r}", "to", legal)
    group.to = number
    _busy(state, group, TRAVEL, link.periods * land.calendar.plan.rounds)
    if ctx.heard:
        start = land.places[group.place].name
        ctx.emit(SetOut(_at(state, group), start, land.places[number].name, int(link.periods)))


def _at(state: Campaign, group: Group) -> int:
    for number, each in enumerate(state.groups):
        if each is group:
            return number
    return NO_INDEX


# The clock


def go_on(state: Campaign, rules: Game, ctx: Context, asks: bool = True) -> None:
    """Advance time until a group has to decide or fight, or the campaign is over."""
    state.active = NO_INDEX
    while state.reason == "" and state.battle is None:
        busy = _next_done(state)
        if busy is not None:
            _finish(state, rules, busy, ctx)
            continue
        if state.company.phase == "":
            turns.begin_round(state, ctx, asks)
            _settle(state, ctx)
        elif turns.next_turn(state, ctx, asks):
            return
        else:
            turns.end_round(state, ctx, asks)
            _settle(state, ctx)
            if state.reason == "":
                _next_round(state, ctx)


def _next_done(state: Campaign) -> Group | None:
    for group in state.groups:
        if group.doing != IDLE and group.until <= state.round and group.alive:
            return group
    return None


def _next_round(state: Campaign, ctx: Context) -> None:
    land: Land = state.land
    if state.round >= land.last:
        end(state, DAYS_OVER, FOES, ctx)
        return
    state.round += 1
    if ctx.heard:
        moment = land.calendar.moment(state.round)
        if moment.round == 1:
            if moment.period == 1:
                _tell_day(land, ctx, moment)
            _tell_period(land, ctx, moment)


def _tell_day(land: Land, ctx: Context, moment: Moment) -> None:
    calendar: Calendar = land.calendar
    date = moment.date
    weekday, month = calendar.weekday(date).name, calendar.month(date).name
    ctx.emit(DayBegan(str(date), weekday, date.day, month, date.year))
    for festival in calendar.festivals(date):
        ctx.emit(FestivalBegan(festival.name, festival.sign, festival.note))
    for sight in calendar.sights(date):
        ctx.emit(SightSeen(sight.name, sight.sign, sight.note))
    before = calendar.moons(calendar.add_days(date, -1))
    for number, tonight in enumerate(calendar.moons(date)):
        if tonight.phase != before[number].phase:
            ctx.emit(MoonTurned(tonight.moon.name, tonight.phase.name, tonight.phase.sign))


def _tell_period(land: Land, ctx: Context, moment: Moment) -> None:
    period = land.calendar.period(moment)
    ctx.emit(PeriodBegan(str(moment.date), period.name, period.light))


# The end of an activity


def _finish(state: Campaign, rules: Game, group: Group, ctx: Context) -> None:
    doing = group.doing
    group.doing = IDLE
    if doing == TRAVEL:
        _arrive(state, rules, group, ctx)
    elif doing == EXPLORE:
        _explored(state, rules, group, ctx)
    elif doing == REST:
        _rested(state, rules, group, ctx)
    elif ctx.heard:
        ctx.emit(Waited(_at(state, group), _place(state, group).name))
    if state.battle is None:
        _settle(state, ctx)


def _place(state: Campaign, group: Group) -> Place:
    land: Land = state.land
    return land.places[group.place]


def _arrive(state: Campaign, rules: Game, group: Group, ctx: Context) -> None:
    land: Land = state.land
    link = land.link(group.place, group.to)
    group.came = group.place
    group.place = group.to
    if ctx.heard:
        ctx.emit(Reached(_at(state, group), _place(state, group).name))
    if state.guards[group.place]:
        _meet(state, rules, group, GUARD, ctx)
    elif link is not None and _chance(state, group, land.danger_of_way(link, state.round), ctx):
        _meet(state, rules, group, _party(state, group, ctx), ctx)


def _explored(state: Campaign, rules: Game, group: Group, ctx: Context) -> None:
    land: Land = state.land
    place = _place(state, group)
    if _chance(state, group, land.danger(place, state.round), ctx):
        _meet(state, rules, group, _party(state, group, ctx), ctx)
    elif state.searched[group.place] < len(place.finds):
        _take(state, group, place, ctx)
    elif ctx.heard:
        ctx.emit(FoundNothing(_at(state, group), place.name))


def _take(state: Campaign, group: Group, place: Place, ctx: Context) -> None:
    find = place.finds[state.searched[group.place]]
    state.searched[group.place] += 1
    state.treasures += find.treasures
    for hero in group.heroes:
        hero.recover(find.life, find.mp, find.sp)
    if ctx.heard:
        gains = (int(find.life), int(find.mp), int(find.sp))
        ctx.emit(Found(_at(state, group), place.name, find.name, *gains, int(find.treasures)))


def _rested(state: Campaign, rules: Game, group: Group, ctx: Context) -> None:
    land: Land = state.land
    place = _place(state, group)
    # Encounters are half as likely during a rest.
    if _chance(state, group, land.danger(place, state.round) // 2, ctx):
        _meet(state, rules, group, _party(state, group, ctx), ctx)
        return
    for hero in group.heroes:
        hero.recover(place.life, place.mp, place.sp)
    if ctx.heard:
        ctx.emit(Camped(_at(state, group), place.name, int(place.life), int(place.mp), int(place.sp)))


# Battles


def _chance(state: Campaign, group: Group, percent: i64, ctx: Context) -> bool:
    # Without enemies, no die is rolled.
    place = _place(state, group)
    if percent <= 0 or place.parties == 0 or state.beaten[group.place] >= place.battles:
        return False
    return _throw(100, "meeting", ctx) <= percent


def _party(state: Campaign, group: Group, ctx: Context) -> i64:
    parties = _place(state, group).parties
    return 0 if parties == 1 else _throw(parties, "party", ctx) - 1


def _throw(sides: i64, reason: str, ctx: Context) -> i64:
    if ctx.heard:
        return ctx.roll(f"1d{sides}", -1, reason, ROAD).total
    return ctx.stream(ROAD).d(sides)


def _meet(state: Campaign, rules: Game, group: Group, party: i64, ctx: Context) -> None:
    land: Land = state.land
    state.fighting = _at(state, group)
    state.party = party
    state.met += 1
    heroes = [hero.id for hero in group.heroes if hero.life > 0]
    scenario = fight_in(land, heroes, group.place, party)
    if ctx.heard:
        foes = BETWEEN.join(foes_of(land, scenario))
        ids = tuple([placed(each).hero for each in scenario.second])
        ctx.emit(Met(int(state.fighting), _place(state, group).name, foes, party == GUARD, ids))
    battle = rules.setup(scenario, ctx)
    for hero in group.heroes:
        if hero.life > 0:
            fighter = battle.get(hero.id)
            fighter.life = hero.life
            fighter.mp = hero.mp
            fighter.sp = hero.sp
    state.battle = battle


def _after_battle(state: Campaign, ctx: Context) -> None:
    # The heroes keep their resources.
    battle = state.battle
    assert battle is not None
    group = state.groups[state.fighting]
    fallen: list[str] = []
    ids: list[str] = []
    for hero in group.heroes:
        if hero.withdrew:
            hero.withdrew = False
        elif hero.life > 0:
            fighter = battle.get(hero.id)
            hero.life = max(0, fighter.life)
            hero.mp = fighter.mp
            hero.sp = fighter.sp
            if hero.life == 0:
                fallen.append(hero.name)
                ids.append(hero.id)
    if battle.winner == HEROES:
        state.won += 1
        if state.party == GUARD:
            state.guards[group.place] = 0
        else:
            state.beaten[group.place] += 1
    else:
        _fall_back(state, group)
    if ctx.heard:
        won = battle.winner == HEROES
        place, names = _place(state, group).name, BETWEEN.join(fallen)
        ctx.emit(WentOn(int(state.fighting), place, won, names, tuple(ids)))
    state.battle = None
    state.fighting = NO_INDEX
    state.party = NO_INDEX
    _settle(state, ctx)


def _fall_back(state: Campaign, group: Group) -> None:
    # After a defeat the group returns to the place before, and waits for a period.
    land: Land = state.land
    group.place = group.came
    if group.alive:
        _busy(state, group, WAIT, land.calendar.plan.rounds)


# The end


def _settle(state: Campaign, ctx: Context) -> None:
    if state.reason != "":
        return
    if not any(group.alive for group in state.groups):
        end(state, ALL_DEAD, FOES, ctx)
    elif reached_goal(state):
        end(state, GOAL, HEROES, ctx)


def needs_more(state: Campaign) -> bool:
    """Whether treasures or victories are missing for the goal."""
    land: Land = state.land
    return state.treasures < land.goal_treasures or state.won < land.goal_battles


def reached_goal(state: Campaign) -> bool:
    """Whether the goal is reached: treasures, victories, and a hero at its place."""
    land: Land = state.land
    if needs_more(state):
        return False
    if land.goal_place < 0:
        return True
    for group in state.groups:
        if group.alive and group.place == land.goal_place and group.doing != TRAVEL:
            return True
    return False


def end(state: Campaign, reason: str, winner: i64, ctx: Context) -> None:
    """End the campaign."""
    land: Land = state.land
    state.reason = reason
    state.winner = winner
    state.active = NO_INDEX
    state.company.active = NO_INDEX
    state.company.phase = ""
    if ctx.heard:
        calendar: Calendar = land.calendar
        date = calendar.moment(state.round).date
        weekday, month = calendar.weekday(date).name, calendar.month(date).name
        won = "heroes" if winner == HEROES else "foes"
        ctx.emit(CampaignEnded(won, reason, str(date), weekday, date.day, month, date.year))


def _names(state: Campaign) -> str:
    return BETWEEN.join([hero.name for hero in state.travellers()])


def _ids(state: Campaign) -> tuple[str, ...]:
    return tuple([hero.id for hero in state.travellers()])


# Hidden information


def imagine_land(land: Land, searched: list[int], dice: Dice) -> Land:
    """Return the land with the contents of unopened containers dealt again."""
    closed = [find for number, place in enumerate(land.places) for find in place.finds[searched[number] :]]
    if not closed:
        return land
    if len(closed) == 1 and dice.d(2) == 1:
        closed = [Find("")]  # a single container may also be empty
    dice.shuffle(closed)
    finds: list[list[Find]] = []
    for number, place in enumerate(land.places):
        opened: i64 = searched[number]
        left: i64 = len(place.finds) - opened
        finds.append(place.finds[:opened] + closed[:left])
        closed = closed[left:]
    return land.with_finds(finds)

"""From a wish to a command: the options that fit it, and which of them is meant.

It works on groups of options and the structure of commands, never on labels. A wish that fits several options
is asked about, unless they differ only in details that a game lets a player leave open.
"""

import json
from collections.abc import Iterable
from math import dist
from typing import Any, NamedTuple

from turnwright.kernel.errors import Rejected
from turnwright.kernel.records import Thing
from turnwright.story.reader.position import Position, Row, fields_of, spot, written
from turnwright.story.reader.tokens import is_chinese, words
from turnwright.story.reader.vocabulary import Vocabulary
from turnwright.story.reader.wishes import Named, Wish

MOST_WEIGHED = 24  # options that are compared by their worth
LONGEST_VERB = 2  # characters of a Chinese verb
OPEN = "\0"  # the value of a field that the wish leaves open


class Found(NamedTuple):
    """The result for a wish: a command, choices to ask about, or a refusal."""

    command: Any = None
    asks: str = ""  # the kind of thing to ask for: unit, cell, a field's name; `verb` if none is known
    choices: tuple[Any, ...] = ()  # commands
    refused: Rejected | None = None
    confirm: bool = False
    sure: bool = True
    target: str = ""  # what a pronoun means from now on


class Resolver:
    """Resolves the wishes of one sentence in one position."""

    def __init__(self, position: Position, vocabulary: Vocabulary, last: str) -> None:
        self.position = position
        self.vocabulary = vocabulary
        self.speech = vocabulary.speech
        self.tag = str(self.speech["tag"])
        self.kinds: dict[str, tuple[str, ...]] = {
            name: tuple(kind) if isinstance(kind, list) else (kind,)
            for name, kind in self.speech.get("fields", {}).items()
        }
        self.free = frozenset(self.speech.get("free", ()))
        self.last = last
        self._known: dict[Any, tuple[frozenset[str], frozenset[str]]] = {}
        self._has_open_pronoun = False  # whether a pronoun is left open

    def resolve(self, wish: Wish) -> Found:
        """Return the result for a wish."""
        verbs = wish.verbs or self._implied(wish)
        if not verbs:
            return Found(asks="verb")
        if wish.told:
            return Found(asks="other", sure=False)
        named, problem = self.picked(wish, verbs)
        if problem is not None:
            return problem
        fits = self._fits(wish, verbs, named)
        if not fits and any(entry.subject for entry in named):
            # "Dandara strikes Caetê", said by Dandara's player, where commands do not name who acts.
            others = [entry for entry in named if not (entry.subject and self._acts(entry))]
            fits = self._fits(wish, verbs, others) if len(others) < len(named) else fits
            named = others if fits else named
        if not fits and (side := self._ignores(verbs)):
            others = [each for each in named if not self._is_side(each, side)]
            fits = self._fits(wish, verbs, others)
            named = others if fits else named
        if not fits:
            for verb in verbs:
                other = (self.speech.get("retry") or {}).get(verb)
                if other is not None and not fits:
                    fits = self._fits(wish, [other], named)
        if not fits and wish.way != (0, 0) and wish.steps and self.speech.get("approach"):
            # "I take two steps north", whatever the verb.
            fits = self._fits(wish, self.speech["approach"][:1], named)
        if not fits and (implied := self._implied(wish, whole=wish.weak)):
            # "Hit him with a fire bolt" is a spell, whatever the verb.
            fits = self._fits(wish, implied, named)
            verbs = implied if fits else verbs
        if not fits:
            return self._refused(wish, verbs, named)
        if self._has_open_pronoun and named:
            # "Give her my potion": "her" is never the unit that acts.
            fits = [data for data in fits if not self._is_actor(data.get("target"))]
            if not fits:
                return Found(asks="unit", sure=False)
        closed = [data for data in fits if OPEN not in data.values()]
        said = wish.cells or wish.values or wish.way != (0, 0) or not all(each.pronoun for each in wish.named)
        if closed and not said and set(verbs) <= self._powers_verbs():
            return self._ask(closed, verbs)  # "I cast", even if there is one thing to cast
        found = self._chosen(wish, verbs, fits)
        plainer = [entry for entry in named if not (entry.generic and self._is_all(entry))]
        if found.command is None and len(plainer) < len(named) and (fits := self._fits(wish, verbs, plainer)):
            # "Land the armies": all of them, if there is a command for that.
            whole = self._chosen(wish, verbs, fits)
            return whole if whole.command is not None and whole.sure else found
        return found

    def _powers_verbs(self) -> set[str]:
        # The verbs that say nothing without the name of a spell, a card or the like.
        implied = self.speech.get("implied") or {}
        return {
            each.strip() for kind, listed in implied.items() if kind != "cell" for each in listed.split(",")
        }

    def _is_all(self, entry: Named) -> bool:
        # Everything of a kind that a command takes as a whole, such as armies.
        things = self.position.things
        kinds = {things[place].kind for place in entry.places}
        return kinds <= set(self.speech.get("whole", ())) and all(
            place in entry.places for place, thing in enumerate(things) if thing.kind in kinds
        )

    def _is_actor(self, target: object) -> bool:
        actor = self.position.actor()
        return actor is not None and target == actor.id

    def _acts(self, entry: Named) -> bool:
        return all(self.position.things[place].acts for place in entry.places)

    def _implied(self, wish: Wish, whole: bool = True) -> list[str]:
        # A spell, card or cell alone says what to do with it; a weapon or a creature does not. `pairs` need a
        # wish without a verb: "throw a sword at him" is not a melee attack.
        implied = self.speech.get("implied") or {}
        for entry in wish.named:
            for kind in {self.position.things[place].kind for place in entry.places}:
                if kind in implied:
                    return [each.strip() for each in implied[kind].split(",")]
        kinds = [{self.position.things[place].kind for place in entry.places} for entry in wish.named]
        for pair, verb in ((self.speech.get("pairs") or {}) if whole else {}).items():
            one, other = pair.split()
            both = len(kinds) == 2 and any(
                one in kinds[at] and other in kinds[1 - at] for at in range(len(kinds))
            )
            if both and not wish.unknown:
                return [verb]  # "javelin to the boss", "fleet 2 to Altair"
        if "cell" in implied and wish.cells and not wish.named:
            return [implied["cell"]]
        return []

    # Which of the things that a name may mean.

    def picked(self, wish: Wish, verbs: list[str]) -> tuple[list[Named], Found | None]:
        """Return what the names of a wish mean, or the question that they leave."""
        found: list[Named] = []
        things = self.position.things
        for entry in wish.named:
            places = entry.places
            if entry.pronoun:
                places = frozenset(place for place, thing in enumerate(things) if thing.id == self.last)
                if not places:
                    self._has_open_pronoun = True
                    continue  # the wish is open: the player is asked whom
            if entry.other:
                places = frozenset(place for place in places if things[place].id != self.last)
            if entry.ordinal:
                places = self._nth(places, entry)
            if entry.rank:
                places = self._ranked(places, entry.rank, found)
                if len(places) != 1:
                    commands = self._choices(wish, verbs, [*found, _narrowed(entry, places)])
                    return [], Found(asks="unit", choices=commands, sure=False)
            if not places:
                return [], Found(asks="other", sure=False)
            found.append(_narrowed(entry, places))
        return found, None

    def _nth(self, places: frozenset[int], entry: Named) -> frozenset[int]:
        listed = sorted(places)
        # "The second goblin" is the one that has the number 2, if creatures are numbered.
        numbered = [place for place in listed if self._has_number(place, entry.ordinal)]
        if numbered:
            return frozenset(numbered)
        own = [place for place in listed if self.position.things[place].side == "own"]
        listed = own or listed
        kinds = {self.position.things[place].kind for place in listed}
        if len(kinds) > 1 or entry.ordinal > len(listed):
            return places
        return frozenset([listed[entry.ordinal - 1]])

    def _has_number(self, place: int, number: int) -> bool:
        thing = self.position.things[place]
        names = [self.position.tell(name) for name in thing.names]
        return thing.kind == "unit" and any(str(number) in words(name, "en") for name in names)

    def _ranked(self, places: frozenset[int], rank: str, before: list[Named]) -> frozenset[int]:
        things = self.position.things
        living = [place for place in places if not things[place].acts]
        if rank in ("nearest", "farthest"):
            measured = {place: self._distance(things[place], before) for place in living}
            measured = {place: gap for place, gap in measured.items() if gap >= 0}
            best = min if rank == "nearest" else max
        else:
            measured = {
                place: things[place].hurt for place in living if rank != "hurt" or things[place].hurt > 0
            }
            best = max if rank == "hurt" else min
        if not measured:
            return frozenset()
        wanted = best(measured.values())
        return frozenset(place for place, value in measured.items() if value == wanted)

    def _distance(self, thing: Thing, before: list[Named]) -> float:
        if thing.distance >= 0:
            return thing.distance
        for entry in before:
            starts = [self.position.things[place].at for place in entry.places]
            if len(starts) == 1 and starts[0] and thing.at:
                return dist(starts[0], thing.at)
        return -1.0

    # Options.

    def _fits(self, wish: Wish, verbs: Iterable[str], named: list[Named]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        powers = self._ids([entry for entry in named if self._is_power(entry)], ("power",))
        for verb in verbs:
            tags = self.vocabulary.tags(verb)
            for row in self.position.rows(self.tag):
                if row[0] in tags and (not powers or self._may_use(row, powers)):
                    found += self._of_row(row, wish, verb, named)
        return found

    def _is_power(self, entry: Named) -> bool:
        return all(self.position.things[place].kind == "power" for place in entry.places)

    def _may_use(self, row: Row, powers: set[str]) -> bool:
        # Whether options are of a power that is named; most are not.
        fixed = [name for name in row[1] if name != row[2] and "power" in self.kinds.get(name, ())]
        return not fixed or any(row[1][name] in powers for name in fixed)

    def _of_row(self, row: Row, wish: Wish, verb: str, named: list[Named]) -> list[dict[str, Any]]:
        _, shared, varies, values = row
        if not varies:
            data = self._fitted(shared, wish, verb, named, "")
            return [data] if data is not None else []
        kinds = self.kinds.get(varies, ())
        if "cell" in kinds:
            return self._by_cell(row, wish, verb, named)
        wanted = self._ids(named, kinds)
        listed = [value for value in values if value in wanted] if wanted else values
        found = [self._fitted({**shared, varies: value}, wish, verb, named, "") for value in listed]
        return [data for data in found if data is not None]

    def _by_cell(self, row: Row, wish: Wish, verb: str, named: list[Named]) -> list[dict[str, Any]]:
        _, shared, varies, values = row
        cell, rest = self._aimed(wish, verb, named, values)
        value = cell or OPEN
        if cell and cell not in values:
            return []
        if wish.cells and any("power" in self.kinds.get(name, ()) for name in shared):
            # "Put the goblins at 12,4 to sleep": the cell decides, whichever creatures stand there.
            rest = [entry for entry in rest if not all(self.position.things[at].side for at in entry.places)]
        data = self._fitted({**shared, varies: value}, wish, verb, rest, varies)
        return [data] if data is not None else []

    def _aimed(self, wish: Wish, verb: str, named: list[Named], values: Any) -> tuple[str, list[Named]]:
        # The cell that is meant, and the names that do not say it: "go to the goblin".
        if wish.cells:
            return wish.cells[0], named
        actor = self.position.actor()
        if wish.way != (0, 0) and actor is not None and len(actor.at) == 2:
            steps = max(1, round(wish.steps))
            lettered = self.speech.get("cells") == "a1"
            up = -1 if lettered else 1  # rows of a lettered board count from below
            goal = (actor.at[0] + wish.way[0] * steps, actor.at[1] + wish.way[1] * steps * up)
            return (written(goal, lettered) if min(goal) >= 0 else ""), named
        things = self.position.things
        for entry in named:
            where = {things[place].cell for place in entry.places if things[place].cell}
            goals = [things[place].at for place in entry.places if len(things[place].at) == 2]
            who = entry.subject and all(things[place].side == "own" for place in entry.places)
            if (
                len(where) == 1
                and goals
                and not who
                and not any(things[place].acts for place in entry.places)
            ):
                rest = [each for each in named if each is not entry]
                if verb in self.speech.get("approach", ()):
                    return self._nearest_cell(goals[0], values), rest
                return where.pop(), rest
        return "", named

    def _nearest_cell(self, goal: tuple[float, ...], values: Iterable[str]) -> str:
        actor = self.position.actor()
        start = actor.at if actor is not None and len(actor.at) == 2 else goal
        best, least = "", (0.0, 0.0, 0.0)
        for value in values:
            at = spot(value)
            if at is None:
                continue
            gap = max(abs(at[0] - goal[0]), abs(at[1] - goal[1]))
            walked = max(abs(at[0] - start[0]), abs(at[1] - start[1]))
            straight = (at[0] - goal[0]) ** 2 + (at[1] - goal[1]) ** 2
            if gap > 0 and (best == "" or (gap, walked, straight) < least):
                best, least = value, (gap, walked, straight)
        return best

    def _ids(self, named: list[Named], kinds: tuple[str, ...]) -> set[str]:
        things = self.position.things
        return {things[place].id for entry in named for place in entry.places if things[place].kind in kinds}

    def _fitted(
        self, data: dict[str, Any], wish: Wish, verb: str, named: list[Named], aimed: str
    ) -> dict[str, Any] | None:
        # The command if everything in the wish has a place in it, else None.
        default = self.speech.get("default") or {}
        only = (self.speech.get("only") or {}).get(verb)
        if only is not None:
            allowed = {each.strip() for each in only.split(",")}
            if not any(data.get(name) in allowed for name in ("spell", "item", "card")):
                return None
        if wish.way != (0, 0) and not aimed and (wish.steps or verb in (self.speech.get("retry") or {})):
            return None
        for name, value in ((self.speech.get("fixed") or {}).get(verb) or {}).items():
            if name not in data and name not in default:
                data = {**data, name: value}
            elif data.get(name, default.get(name)) != value:
                return None
        for name, value in wish.values.items():
            if data.get(name, default.get(name)) != value:
                return None
        for name, value in default.items():
            chosen = name in wish.values or name in ((self.speech.get("fixed") or {}).get(verb) or {})
            if name in data and data[name] != value and not chosen and name not in self.free:
                return None
        numbers = [name for name in self.speech.get("numbers", ()) if name in data]
        for number in wish.levels or wish.numbers:
            if not numbers or all(data[name] != number for name in numbers):
                return None
        # "Fly 20 feet up": the length of a step is known, and so is the field that holds a length.
        for name, step in (self.speech.get("lengths") or {}).items():
            if wish.steps and wish.way == (0, 0) and name in data and data[name] != round(wish.steps * step):
                return None
        if wish.inner and (inner := self._inner(data)) and inner.get(self.tag) not in self._tags(wish.inner):
            return None
        return self._filled(data, wish, named, aimed)

    def _inner(self, data: dict[str, Any]) -> dict[str, Any]:
        # The command inside a command that waits, such as a readied blow.
        rule = self.speech.get("awaited") or {}
        text = data.get(rule.get("inner", ""))
        return json.loads(text) if isinstance(text, str) and text.startswith("{") else {}

    def _tags(self, verbs: Iterable[str]) -> set[str]:
        return {tag for verb in verbs for tag in self.vocabulary.tags(verb)}

    def _filled(
        self, data: dict[str, Any], wish: Wish, named: list[Named], aimed: str
    ) -> dict[str, Any] | None:
        used: set[str] = {aimed} if aimed else set()
        several: list[str] = []
        inner = self._inner(data)
        spoken = {**inner, **data, "target": data.get("target", "")} if inner else data
        for entry in named:
            # "Bless Bran and me": who acts is one of the targets; only a subject names who acts first of all.
            first = "actor" if entry.subject and "actor" in spoken else ""
            for name in (first, *(each for each in spoken if each != "actor"), "actor"):
                kinds = self.kinds.get(name)
                if kinds is None or name in used or name not in spoken:
                    continue
                value = spoken[name]
                ids, cells = self._ids_and_cells(entry.places, kinds)
                if isinstance(value, tuple | list):
                    if ids & set(value):
                        several += sorted(ids & set(value))[:1]
                        break
                elif value in ids or (value and value in cells):
                    used.add(name)
                    break
            else:
                return None
        if len(several) == 1:
            return None
        if several:
            data = {**data, "targets": several}
        if wish.cells and not aimed:
            names = [
                name
                for name, value in data.items()
                if value == wish.cells[0] and "cell" in self.kinds.get(name, ())
            ]
            if not names:
                return None
        return data

    def _ids_and_cells(
        self, places: frozenset[int], kinds: tuple[str, ...]
    ) -> tuple[frozenset[str], frozenset[str]]:
        key = (places, kinds)
        found = self._known.get(key)
        if found is None:
            things = self.position.things
            ids = frozenset(things[place].id for place in places if things[place].kind in kinds)
            cells = frozenset(things[place].cell for place in places) if "cell" in kinds else frozenset()
            found = self._known[key] = (ids, cells)
        return found

    # Choosing.

    def _chosen(self, wish: Wish, verbs: list[str], fits: list[dict[str, Any]]) -> Found:
        open_fields = [name for data in fits for name, value in data.items() if value == OPEN]
        closed = [data for data in fits if OPEN not in data.values()]
        if not closed:
            return Found(asks="cell" if open_fields else "verb", sure=False)
        fewest = min(len(self._key(data, verbs)) for data in closed)
        closed = [data for data in closed if len(self._key(data, verbs)) == fewest]
        kinds = {str(self._key(data, verbs)): data for data in closed}
        if len(kinds) > 1:
            own = self._for_oneself(verbs, closed)
            if own is None:
                return self._ask(closed, verbs)
            closed = own
        data = self._best(closed)
        command = self.position.game.notation.command_from_data(data)
        if data not in closed or self.position.options.index(command) < 0:
            refused = self.position.refusal(command)
            if refused is not None:
                return Found(refused=refused)
        sure = not wish.unknown or self._does_what_it_names(wish)
        if wish.tolerated and set(verbs) & set(self.speech.get("topics", ())):
            sure = False  # "ask Marta about the wolves": what is asked matters
        target = next((str(data[name]) for name in self.speech.get("last", ()) if data.get(name)), "")
        confirm = str(data[self.tag]) in self.speech.get("confirm", ())
        return Found(command, confirm=confirm, sure=sure, target=target)

    def _does_what_it_names(self, wish: Wish) -> bool:
        # "Zap the boss with a fire bolt": of a power and its target, only the verb is not known.
        implied = self.speech.get("implied") or {}
        kinds = [{self.position.things[place].kind for place in entry.places} for entry in wish.named]
        powers = [each for each in kinds if each & set(implied)]
        letters = "".join(wish.leading)
        return (
            (wish.weak or not wish.verbs)
            and wish.unknown == wish.leading
            and (len(wish.leading) == 1 or (is_chinese(letters) and len(letters) <= LONGEST_VERB))
            and len(powers) == 1
            and len(kinds) > 1
        )

    def _key(self, data: dict[str, Any], verbs: list[str]) -> list[tuple[str, Any]]:
        free = self._free(verbs)
        return sorted((name, str(value)) for name, value in data.items() if name not in free)

    def _free(self, verbs: list[str]) -> frozenset[str]:
        # The fields that a player may leave open with these verbs.
        more = {name for verb in verbs for name in (self.speech.get("free_for") or {}).get(verb, ())}
        fewer = {name for verb in verbs for name in (self.speech.get("named_for") or {}).get(verb, ())}
        return self.free - fewer | more

    def _for_oneself(self, verbs: list[str], fits: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
        # "Drink the potion": without a target, it is for the unit that acts.
        actor = self.position.actor()
        if actor is None or self._has_open_pronoun or not set(verbs) & set(self.speech.get("selfish", ())):
            return None
        own = [data for data in fits if data.get("target", actor.id) == actor.id]
        return own if len({str(self._key(data, verbs)) for data in own}) == 1 else None

    def _ask(self, fits: list[dict[str, Any]], verbs: list[str]) -> Found:
        free = self._free(verbs)
        asks = ""
        for name in {name: None for data in fits for name in data}:
            if name not in free and len({str(data.get(name)) for data in fits}) > 1:
                asks = (self.kinds.get(name) or (name,))[0]
                break
        chosen: dict[str, dict[str, Any]] = {}
        for data in fits:
            key = str(self._key(data, verbs))
            chosen.setdefault(key, data)
        command = self.position.game.notation.command_from_data
        return Found(asks=asks, choices=tuple(command(data) for data in chosen.values()), sure=False)

    def _best(self, fits: list[dict[str, Any]]) -> dict[str, Any]:
        if len(fits) == 1:
            return fits[0]
        for name, value in (self.speech.get("usual") or {}).items():
            fits = [data for data in fits if data.get(name) == value] or fits
        for field, chosen in (("least", min), ("most", max)):
            for name in self.speech.get(field, ()):
                given = [data[name] for data in fits if name in data]
                if given and len(given) == len(fits):
                    fits = [data for data in fits if data[name] == chosen(given)]
        for name in self.speech.get("avoid", ()):
            plainer = [self._without(data, name) for data in fits if not data.get(name)]
            fits = [data for data in fits if not data.get(name) or self._without(data, name) not in plainer]
        if len(fits) == 1 or len(fits) > MOST_WEIGHED:
            return fits[0]
        build = self.position.game.notation.command_from_data
        worth = self.position.game.presenter.worth
        weighed = [
            (worth(self.position.state, self.position.seat, build(data)), -place)
            for place, data in enumerate(fits)
        ]
        return fits[-max(weighed)[1]]

    def _without(self, data: dict[str, Any], name: str) -> dict[str, Any]:
        # A command without its tag and a field: a throw and a blow with the same weapon are alike.
        return {key: value for key, value in data.items() if key not in (name, self.tag)}

    def _choices(self, wish: Wish, verbs: list[str], named: list[Named]) -> tuple[Any, ...]:
        fits = [data for data in self._fits(wish, verbs, named) if OPEN not in data.values()]
        return self._ask(fits, verbs).choices if fits else ()

    # Refusals.

    def _ignores(self, verbs: list[str]) -> str:
        found = [(self.speech.get("ignore") or {}).get(verb, "") for verb in verbs]
        return next((each for each in found if each), "")

    def _is_side(self, entry: Named, side: str) -> bool:
        sides = {self.position.things[place].side for place in entry.places}
        return bool(sides) and sides <= ({"ally", "own"} if side == "ally" else {side})

    def _refused(self, wish: Wish, verbs: list[str], named: list[Named]) -> Found:
        # The rules say why, if the wish names everything that the command needs.
        things = self.position.things
        actor = self.position.actor()
        for verb in verbs:
            for tag in self.vocabulary.tags(verb):
                data: dict[str, Any] = {self.tag: tag}
                left = [{things[place].id for place in entry.places} for entry in named]
                of_kind = [{things[place].kind for place in entry.places} for entry in named]
                for name in fields_of(self.position.game.command_type, tag):
                    kinds = self.kinds.get(name, ())
                    if name == "actor" and actor is not None:
                        data[name] = actor.id
                        continue
                    for place, ids in enumerate(left):
                        if len(ids) == 1 and of_kind[place] & set(kinds):
                            data[name] = next(iter(ids))
                            left[place] = set()
                            break
                    if "cell" in kinds and wish.cells and name not in data:
                        data[name] = wish.cells[0]
                data.update((self.speech.get("fixed") or {}).get(verb) or {})
                data.update(wish.values)
                try:
                    command = self.position.game.notation.command_from_data(data)
                except Rejected:
                    continue
                if any(left):
                    continue
                refused = self.position.refusal(command)
                if refused is not None:
                    return Found(refused=refused)
        return Found(asks="other", sure=False)


def _narrowed(entry: Named, places: frozenset[int]) -> Named:
    return Named(places, entry.text, entry.generic, subject=entry.subject)

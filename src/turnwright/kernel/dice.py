"""Dice: Philox4x32-10, counter based, so that any throw of any run can be reached without the ones before.

The key is the seed; the counter is (block, run, stream). Run k of a simulation and a stream with a new name
therefore cost nothing to reach and never shift each other.
"""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WORDS_PER_STREAM: Final = 1 << 34
LARGEST_SEED: Final = (1 << 64) - 1

_M0: Final = 0xD2511F53
_M1: Final = 0xCD9E8D57
_W0: Final = 0x9E3779B9
_W1: Final = 0xBB67AE85
_SPAN: Final = 1 << 32
_NO_BLOCK: Final = -(1 << 60)
_NUMBERS: Final[dict[str, int]] = {}  # of streams by name, which many runs request
_NUMBERS_KEPT: Final = 256


class DiceError(Exception):
    """A request that dice cannot fulfil."""


def stream_number(name: str) -> int:
    """Return the 64-bit number of a named stream."""
    number = _NUMBERS.get(name)
    if number is None:
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
        if len(_NUMBERS) < _NUMBERS_KEPT:
            _NUMBERS[name] = number
    return number


def rekeyed(seed: int, purpose: str) -> int:
    """Derive a seed whose dice reveal nothing about the dice of `seed`."""
    data = seed.to_bytes(8, "little") + purpose.encode()
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little")


def check_seed(seed: int, run: int = 0) -> None:
    """Raise `DiceError` unless dice can be keyed with this seed and run."""
    for number in (seed, run):
        if not isinstance(number, int):
            raise TypeError(f"a seed and a run are whole numbers, not {number!r}")
    if not 0 <= seed <= LARGEST_SEED:
        raise DiceError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed}")
    if not 0 <= run <= MASK:
        raise DiceError(f"a run is a whole number from 0 to {MASK}, not {run}")


def philox(counter: tuple[int, int, int, int], key: tuple[int, int]) -> tuple[int, int, int, int]:
    """One block of Philox4x32-10: four words of 32 bits for a counter and a key."""
    dice = Dice()
    dice._mix(counter[0], counter[1], counter[2], counter[3], key[0], key[1])
    return dice._w0, dice._w1, dice._w2, dice._w3


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """One stream of unbiased dice; `position` is how many words were drawn, and may be set back."""

    def __init__(self, seed: int = 0, stream: str = "", run: int = 0) -> None:
        check_seed(seed, run)
        number = stream_number(stream)
        self.name = stream
        self.position: i64 = 0
        self._key0: i64 = seed & MASK
        self._key1: i64 = seed >> 32
        self._run: i64 = run
        self._low: i64 = number & MASK
        self._high: i64 = number >> 32
        self._block: i64 = _NO_BLOCK
        self._stamp: i64 = 0  # the input of the tray that last touched this stream
        self._mark: i64 = 0  # and where the stream was when that input began
        self._w0: i64 = 0
        self._w1: i64 = 0
        self._w2: i64 = 0
        self._w3: i64 = 0

    def aim(self, run: i64) -> None:
        """Restart as the dice of another run."""
        self.position = 0
        self._run = run
        self._block = _NO_BLOCK
        self._mark = 0

    def word(self) -> i64:
        """The next 32 bits."""
        at: i64 = self.position
        block: i64 = at >> 2
        if block != self._block:
            self._fill(block)
        self.position = at + 1
        lane: i64 = at & 3
        if lane == 0:
            return self._w0
        if lane == 1:
            return self._w1
        return self._w2 if lane == 2 else self._w3

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each as likely as any other; n is at most 2**62."""
        # The shift asks whether n is above 2**32, and refuses 6.0 where the compiled one does.
        if n <= 1 or (n - 1) >> 32:
            return self._wide(n)
        limit: i64 = _SPAN - _SPAN % n
        x: i64 = self.word()
        while x >= limit:
            x = self.word()
        return x % n

    def d(self, sides: i64) -> i64:
        """The face of one die, from 1 to `sides`."""
        return self.below(sides) + 1

    def unit(self) -> float:
        """A number from 0 up to but not including 1, in steps of 2**-53."""
        high: i64 = self.word() >> 5
        low: i64 = self.word() >> 6
        return float(high * 67108864 + low) / 9007199254740992.0

    def bits(self, k: int) -> int:
        """A whole number of k random bits."""
        value = 0
        done = 0
        while done < k:
            take = min(32, k - done)
            value |= (int(self.word()) >> (32 - take)) << done
            done += take
        return value

    def shuffle(self, items: "list[Any]") -> None:
        """Put a list in random order, in place (Fisher-Yates)."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def _wide(self, n: i64) -> i64:
        # Zero, one, and what does not fit in 32 bits: up to 2**62 by two words.
        if n == 1:
            return 0
        _check_sides(n)
        limit: i64 = 4611686018427387904 - 4611686018427387904 % n
        while True:
            high: i64 = self.word() >> 2
            x: i64 = high * _SPAN + self.word()
            if x < limit:
                return x % n

    def _fill(self, block: i64) -> None:
        if block < 0:
            raise DiceError(f'the stream "{self.name}" begins at 0, not at {self.position}')
        if block >= _SPAN:
            raise DiceError(f'the stream "{self.name}" is used up after {WORDS_PER_STREAM} words')
        self._mix(block, self._run, self._low, self._high, self._key0, self._key1)
        self._block = block

    def _mix(self, c0: i64, c1: i64, c2: i64, c3: i64, k0: i64, k1: i64) -> None:
        # A product of 32 by 32 bits does not fit in 63, so the second factor is taken in halves of 16.
        turn: i64 = 0
        while turn < 10:
            a: i64 = _M0 * (c0 & 0xFFFF)
            b: i64 = _M0 * (c0 >> 16)
            low: i64 = a + ((b & 0xFFFF) << 16)
            high0: i64 = (b >> 16) + (low >> 32)
            low0: i64 = low & MASK
            a = _M1 * (c2 & 0xFFFF)
            b = _M1 * (c2 >> 16)
            low = a + ((b & 0xFFFF) << 16)
            high1: i64 = (b >> 16) + (low >> 32)
            c0 = high1 ^ c1 ^ k0
            c1 = low & MASK
            c2 = high0 ^ c3 ^ k1
            c3 = low0
            k0 = (k0 + _W0) & MASK
            k1 = (k1 + _W1) & MASK
            turn += 1
        self._w0 = c0
        self._w1 = c1
        self._w2 = c2
        self._w3 = c3


def _check_sides(n: i64) -> None:
    if n < 1:
        raise DiceError(f"a die needs at least one side, not {n}")
    if (n - 1) >> 62:
        raise DiceError(f"a die has at most 2**62 sides, not {n}")


class SplicedDice(Dice):
    """Dice that repeat `before` up to a position and continue with other dice from there."""

    def __init__(self, seed: int, stream: str, run: int, before: Dice, until: i64) -> None:
        super().__init__(seed, stream, run)
        self.before = before
        self.until = until

    def word(self) -> i64:
        if self.position >= self.until:
            return super().word()
        self.before.position = self.position
        drawn: i64 = self.before.word()
        self.position += 1
        return drawn


class AsideDice(Dice):
    """Dice for the bot of a seat, keyed when first thrown: many bots never throw any."""

    def __init__(self, tray: "Tray", seat: int) -> None:
        super().__init__(0, f"seat/{seat}")
        self._tray = tray
        self._keyed = False

    def think(self, number: i64) -> "AsideDice":
        """The dice for the position after that many inputs."""
        self.aim(number & MASK)
        return self

    def _fill(self, block: i64) -> None:
        if not self._keyed:
            seed = self._tray.thinking()
            self._key0 = seed & MASK
            self._key1 = seed >> 32
            self._keyed = True
        super()._fill(block)


class LoadedDice(Dice):
    """Dice that return given values: faces from 1, or numbers from 0 to 1 where a chance is drawn.

    They raise an error when they run out and, as a context manager, when a value is left over.
    """

    def __init__(self, faces: "Sequence[float]", stream: str = "") -> None:
        super().__init__(0, stream)
        self.faces: list[object] = [*faces]  # of objects: a list of floats, compiled, would turn 3 into 3.0

    def _next(self, wanted: str) -> object:
        if self.position >= len(self.faces):
            raise DiceError(f"the loaded dice ran out after {self.position}: {wanted} is needed next")
        face = self.faces[self.position]
        self.position += 1
        return face

    def below(self, n: i64) -> i64:
        face = self._next(f"a d{n}")
        if not isinstance(face, int) or not 1 <= face <= n:
            raise DiceError(f"loaded face {self.position} is {face}, but a d{n} was rolled")
        return i64(face) - 1

    def unit(self) -> float:
        number = self._next("a number from 0 to 1")
        if not isinstance(number, (int, float)) or not 0 <= number < 1:
            raise DiceError(f"loaded number {self.position} is {number}, but one from 0 to 1 was drawn")
        return float(number)

    def word(self) -> i64:
        raise DiceError("the rules draw random bits next, but loaded dice have faces, not raw bits")

    @property
    def left(self) -> list[object]:
        """Return the faces not thrown yet."""
        return self.faces[self.position :]

    def done(self) -> None:
        """Raise `DiceError` unless every face was used."""
        if self.left:
            raise DiceError(f"loaded faces left over: {self.left}")

    def __enter__(self) -> "LoadedDice":
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if kind is None:
            self.done()


class RandomDice(Dice):
    """Dice that draw from a `random.Random`; they cannot be rewound."""

    def __init__(self, rng: Random) -> None:
        super().__init__(0, "random")
        self.rng = rng

    def word(self) -> i64:
        self.position += 1
        return self.rng.getrandbits(32)

    def below(self, n: i64) -> i64:
        _check_sides(n)
        self.position += 1
        return self.rng.randrange(n)

    def unit(self) -> float:
        self.position += 1
        return self.rng.random()


class Tray:
    """All dice of a match: a stream for each name, which can be rewound to the start of an input."""

    def __init__(self, seed: int = 0, run: int = 0, loaded: "Dice | None" = None) -> None:
        check_seed(seed, run)
        self.seed = int(seed)
        self.run = int(run)
        self.loaded = loaded
        self.at: dict[str, int] = {}
        self.before: Tray | None = None  # the dice of the first part of this input, up to `until`
        self.until: dict[str, int] = {}
        self._thinking = -1
        self._streams: dict[str, Dice] = {}
        self._touched: list[Dice] = []
        self._input: i64 = 1

    def stream(self, name: str) -> Dice:
        """Return the dice of this name, marked so that the input can be rewound."""
        dice = self._streams.get(name)
        if dice is None:
            dice = self._new(name)
        if dice._stamp != self._input:
            dice._stamp = self._input
            dice._mark = dice.position
            self._touched.append(dice)
        return dice

    def begin(self) -> None:
        """Start a new input: `rewind` returns to this point."""
        if self._touched:
            self._touched = []
            self._input += 1

    def rewind(self) -> None:
        """Rewind every stream to the start of the input."""
        for dice in self._touched:
            if dice.position != dice._mark:
                dice.position = dice._mark
                self._forget(dice)
        self.begin()

    def moved(self) -> bool:
        """Return whether any die was thrown in this input."""
        return any(dice.position != dice._mark for dice in self._touched)

    def settle(self) -> bool:
        """Keep the new positions; return whether any die was thrown in this input."""
        moved = False
        for dice in self._touched:
            if dice.position != dice._mark:
                self.at[dice.name] = dice.position
                moved = True
        return moved

    def _forget(self, dice: Dice) -> None:
        if dice.name in self.at:
            if dice._mark:
                self.at[dice.name] = dice._mark
            else:
                del self.at[dice.name]

    def place(self, at: dict[str, int]) -> None:
        """Set every stream to the positions of a snapshot."""
        self.begin()
        self.at = dict(at)
        self._streams = {}
        if self.loaded is not None:
            self.loaded.position = self.at.get(self.loaded.name, 0)

    def reached(self) -> dict[str, int]:
        """Return how far this input has drawn from each stream."""
        return {dice.name: int(dice.position) for dice in self._touched if dice.position != dice._mark}

    def spliced(self, seed: int, until: dict[str, int]) -> "Tray":
        """Return a tray that repeats this one up to these positions and continues with other dice."""
        if self.loaded is not None:
            raise DiceError("loaded dice cannot be changed in the middle of a command")
        other = Tray(seed, self.run)
        other.at = dict(self.at)
        other.until = until
        other.before = Tray(self.seed, self.run)
        other.before.before = self.before
        other.before.until = self.until
        return other

    def join(self) -> None:
        """Drop the earlier dice of a spliced tray at the end of an input."""
        self.before = None
        self.until = {}
        self.place(self.at)

    def restart(self, run: int) -> None:
        """Restart all streams as the dice of another run."""
        self.run = run
        self.at = {}
        self._thinking = -1
        self.begin()
        for dice in self._streams.values():
            dice.aim(run)

    def separate_dice(self, name: str, run: int) -> Dice:
        """Return dice for thinking about the match, never its own."""
        return Dice(self.thinking(), name, run & MASK)

    def thinking(self) -> int:
        """Return the seed of all dice for thinking."""
        if self._thinking < 0:
            self._thinking = rekeyed(self.seed, f"aside/{self.run}")
        return self._thinking

    def _new(self, name: str) -> Dice:
        dice = self.loaded
        if dice is None:
            dice = self._made(name)
            dice.position = self.at.get(name, 0)
        self._streams[name] = dice
        return dice

    def _made(self, name: str) -> Dice:
        before = self.before
        if before is None or name not in self.until:
            return Dice(self.seed, name, self.run)
        return SplicedDice(self.seed, name, self.run, before._made(name), self.until[name])

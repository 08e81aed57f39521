"""Runs a command of the lab and reports its result: as text, JSON, CSV and HTML."""

import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from turnwright.cli.errors import Exit, UserError
from turnwright.cli.headless import use_utf8_output
from turnwright.cli.lab import validation
from turnwright.cli.lab.options import LabOptions
from turnwright.cli.lab.output_files import OutputFiles, require_report
from turnwright.cli.lab.progress import ProgressLine
from turnwright.cli.lab.tables import Page
from turnwright.kernel.codec import encode
from turnwright.kernel.errors import ContentError, Rejected
from turnwright.lab.report.html import Section
from turnwright.lab.report.tables import ReportTable
from turnwright.lab.report.wording import Names
from turnwright.lab.runners import Runner


class Answer(NamedTuple):
    """A result as sentences, tables, data, CSV rows and HTML sections; the last two are made on demand."""

    title: str
    sentences: Sequence[str]
    tables: Sequence[ReportTable]
    data: Any
    rows: Callable[[], str]
    sections: Callable[[], Sequence[Section]]
    interrupted: bool = False
    again: str = ""  # the command that writes the journal of the first run
    played: int = 0  # the number of matches, if it is reported with the elapsed time


Play = Callable[[Runner, ProgressLine], Answer | None]


def run_and_report(options: LabOptions, names: Names, play: Play) -> Exit:
    """Play, and report the result in every requested form; `play` returns None if nothing was played."""
    validation.check_runs(options.runs)
    validation.check_precision(options.precision)
    runner = validation.find_runner(options.on, options.workers, names.say("lab-nothing-played"))
    if options.html:
        require_report()
    with OutputFiles(html=options.html, json=options.json_file or "", csv=options.csv) as targets:
        with runner, ProgressLine(names) as line:
            answer = play(runner, line)
        if answer is None:
            raise UserError(names.say("lab-nothing-played"), code=Exit.INTERRUPTED)
        try:
            written = _write(answer, targets, names)
        finally:
            _tell(answer, options, names)  # show the result even if the disk is full
    if answer.played:
        print_note(names.say("lab-took", runs=answer.played, time=names.duration(line.seconds)))
    for name in written:
        print_note(names.say("lab-wrote", file=name))
    return Exit.INTERRUPTED if answer.interrupted else Exit.FINE


def _tell(answer: Answer, options: LabOptions, names: Names) -> None:
    if options.json_file == "":
        print_json(answer.data)
        return
    page = Page()
    page.say(answer.title, "bold")
    for sentence in answer.sentences:
        page.say(sentence)
    for table in answer.tables:
        page.show(table)
    if answer.again:
        page.say()
        page.say(names.say("lab-again", run="0"))
        page.say_unwrapped(answer.again)


def _write(answer: Answer, targets: OutputFiles, names: Names) -> list[str]:
    made: dict[str, Callable[[], str]] = {
        "html": lambda: _page(answer, names),
        "json": lambda: as_json(answer.data),
        "csv": answer.rows,
    }
    return [targets.write(what, make()) for what, make in made.items() if what in targets]


def _page(answer: Answer, names: Names) -> str:
    from turnwright.lab.report.html import page

    return page(answer.title, answer.sections(), lang=names.lang)


def user_error(error: Rejected | ContentError) -> UserError:
    """A refusal by the lab as a user error, with the legal values."""
    legal = error.legal if isinstance(error, Rejected) else ()
    hint = f"Choose from: {', '.join(map(str, legal))}" if legal else ""
    return UserError(validation.sentence(str(error)), hint)


def as_json(data: Any) -> str:
    """A result as JSON, with stable key order."""
    return msgspec.json.format(encode(data), indent=2).decode() + "\n"


def print_json(data: Any) -> None:
    """Print a result as JSON."""
    use_utf8_output()
    sys.stdout.write(as_json(data))


def print_note(sentence: str) -> None:
    """Print to standard error what varies between runs, so that standard output is reproducible."""
    sys.stdout.flush()
    print(sentence, file=sys.stderr)

"""What the page says about the spells that are left out."""

import re

from games.tactics import srd
from pages import page_text
from turnwright.games.tactics.content import shipped

LIBRARY = shipped()
SPELLS = sorted(name for name, spell in LIBRARY.spells.items() if spell.needs is None)


def test_the_page_names_spells_that_are_left_out_and_no_others() -> None:
    page = page_text("tactics-content")
    listed = page.partition("do not fit the vocabulary:")[2].partition("\n\nAll weapons")[0]
    told = [
        name for line in re.findall(r": ([^:]*?)[;.]\n", listed) for name in " ".join(line.split()).split(",")
    ]
    ids = [srd.slug(name.replace("/", "_")) for name in told]
    assert len(ids) > 50
    assert [name for name in ids if name not in srd.spells() or name in LIBRARY.spells] == []
    assert f"{len(SPELLS)} spells of the SRD" in page

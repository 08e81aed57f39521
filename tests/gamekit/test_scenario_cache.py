"""The start of a scenario is built once."""

from __future__ import annotations

from turnwright.gamekit.scenario_cache import ScenarioCache


def test_the_same_scenario_is_built_once_and_another_anew() -> None:
    built: list[str] = []

    def build(scenario: list[str]) -> str:
        built.append(scenario[0])
        return f"start of {scenario[0]}"

    cache = ScenarioCache(build)
    one, other = ["one"], ["other"]
    assert [cache.of(each) for each in (one, one, other, one)] == [
        *("start of one", "start of one", "start of other", "start of one")
    ]
    assert built == ["one", "other", "one"]
    assert cache.of(["one"]) == "start of one"
    assert len(built) == 4, "an equal scenario may still be another"

from pathlib import Path

import pytest

from turnwright.story.models.profile import ProfileError, read_profile, shipped_profiles


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "story.yaml"
    file.write_text(text, "utf-8")
    return str(file)


def test_the_shipped_profile_has_two_qwen_voices_on_this_machine() -> None:
    assert shipped_profiles() == ["qwen"]
    profile = read_profile("qwen")
    assert profile.prelude is not None
    assert profile.narrative is not None
    assert profile.prelude.model == "qwen2.5-1.5b-instruct-q4_k_m"
    assert profile.narrative.model == "qwen2.5-14b-instruct-q4_k_m"
    assert all(url.startswith("http://127.0.0.1:") for url in profile.endpoints().values())
    assert (profile.prelude_seconds, profile.narrative_seconds) == (1.2, 6.0)


@pytest.mark.parametrize(
    "host", ["gpu.example.org", "10.0.0.7", "127.0.0.1.example.org", "[2001:db8::1]", "0.0.0.0"]
)
def test_another_machine_is_refused_unless_it_is_named(tmp_path: Path, host: str) -> None:
    text = f"prelude: {{url: 'http://{host}:8080'}}\n"
    with pytest.raises(ProfileError, match="is another machine"):
        read_profile(written(tmp_path, text))
    bare = host.strip("[]")
    assert read_profile(written(tmp_path, f"{text}remote: ['{bare}']\n")).prelude is not None


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.9.1", "[::1]", "LOCALHOST"])
def test_this_machine_needs_no_permission(tmp_path: Path, host: str) -> None:
    assert read_profile(written(tmp_path, f"prelude: {{url: 'http://{host}:8080'}}\n")).remote == ()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prelude: {url: 'ftp://127.0.0.1'}", "expected an address such as"),
        ("prelude: {url: 'http://user:pass@127.0.0.1'}", "expected an address such as"),
        ("prelude: {url: 'http://127.0.0.1:99999'}", "is not an address"),
        ("prelude: {url: ''}", "expected an address such as"),
        ("prelude: {url: 'http://127.0.0.1', grammar: ebnf}", "expected gbnf or schema"),
        ("prelude: {url: 'http://127.0.0.1', tokens: 0}", "at least 1"),
        ("speaking: {url: 'http://127.0.0.1', shape: bark}", "expected xtts or openai"),
        ("prelude_seconds: 0", "more than 0"),
        ("preludes: {}", "unknown field"),
        ("prelude: [", "story.yaml"),
        ("hearing: {url: 'http://10.0.0.7'}", "hearing.url: 10.0.0.7 is another machine"),
        (
            "speaking: {url: 'http://127.0.0.1', conversion: {url: 'http://10.0.0.7'}}",
            "speaking.conversion.url: 10.0.0.7 is another machine",
        ),
    ],
)
def test_a_mistake_in_a_profile_is_one_sentence(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ProfileError, match=words) as caught:
        read_profile(written(tmp_path, text))
    assert "\n" not in str(caught.value)


def test_a_profile_that_is_missing_names_the_shipped_ones(tmp_path: Path) -> None:
    with pytest.raises(ProfileError, match="Shipped profiles: qwen"):
        read_profile(str(tmp_path / "none.yaml"))

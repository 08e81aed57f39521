"""Questions are answered from the position and the rules, and change nothing."""

import pytest

from story.reader.measure import place
from turnwright.story.reader import read


def answer(text: str, position: str = "fighter", language: str = "en") -> str:
    here = place(position)
    reading = read(here.game, here.state, here.seat, text, language)
    assert reading.kind == "route"
    return reading.text


@pytest.mark.parametrize(
    ("language", "question", "fact"),
    [
        ("en", "how many hit points do I have?", "6/12"),
        ("en", "how many hit points does goblin 1 have?", "4/10"),
        ("en", "how far is goblin 2?", "Goblin Warrior 2: 15 ft away."),
        ("en", "where is the boss?", "12, 4"),
        ("en", "who is the nearest enemy?", "Goblin Warrior 1"),
        ("pt", "quantos pontos de vida tem o goblin 1?", "4/10"),
        ("pt", "onde está o chefe?", "12, 4"),
        ("fr", "où est le chef ?", "12, 4"),
        ("fr", "combien de points de vie a le guerrier 1 ?", "4/10"),
        ("zh", "地精战士1有多少生命？", "4/10"),
        ("zh", "头目在哪里？", "12, 4"),
    ],
)
def test_a_fact_comes_from_the_position(language: str, question: str, fact: str) -> None:
    assert fact in answer(question, language=language)


def test_the_slots_of_a_caster_are_told() -> None:
    assert "slots: 2 of level 1" in answer("how many slots do I have?", "cleric")


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [
        ("en", "how does cover work?", "Half Cover adds 2"),
        ("en", "how does Help work?", "Help: the next attack"),
        ("en", "what does prone do?", "Prone: you crawl or stand up"),
        ("en", "what is an opportunity attack?", "Leaving an enemy's reach provokes"),
        ("pt", "como funciona a vantagem?", "dois d20"),
        ("pt", "como funciona Ajudar?", "Ajudar: o próximo ataque"),
        ("fr", "comment marche l'aide ?", "Aider : la prochaine attaque"),
        ("zh", "掩护怎么算？", "半身掩护"),
        ("zh", "协助怎么用？", "协助：下一次攻击"),
    ],
)
def test_a_rule_comes_from_the_rules_page(language: str, question: str, rule: str) -> None:
    assert rule in answer(question, language=language)


def test_questions_about_an_action_are_answered_with_odds_or_a_reason() -> None:
    assert answer("can I attack goblin 1?").startswith("Yes: Longsword at Goblin Warrior 1")
    assert answer("can I grapple goblin 3?").startswith("No: ")


@pytest.mark.parametrize("position", ["pairs", "duel", "dandara", "estrada", "galaxy"])
@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "what can I do?"),
        ("pt", "o que posso fazer?"),
        ("fr", "que puis-je faire ?"),
        ("zh", "我能做什么？"),
    ],
)
def test_every_game_answers_in_every_language(position: str, language: str, question: str) -> None:
    assert answer(question, position, language)


def test_a_question_without_an_answer_is_answered_with_i_do_not_know() -> None:
    assert answer("what is the meaning of life?").startswith("I do not know.")


@pytest.mark.parametrize(
    ("language", "question", "position", "part"),
    [
        ("en", "whose turn is it?", "fighter", "your turn, with Bran"),
        ("pt", "de quem é a vez?", "fighter", "sua vez, com Bran"),
        ("fr", "à qui le tour ?", "fighter", "votre tour, avec Bran"),
        ("zh", "轮到谁了？", "fighter", "轮到你了：Bran"),
        ("en", "whose move is it?", "duel", "It is your turn."),
        ("en", "what is the score?", "duel", "Player 0, opponent 0"),
        ("en", "which round is it?", "dandara", "Round 1"),
        ("fr", "combien d'emplacements de sort me reste-t-il ?", "wizard", "sorts de niveau 1 : 2"),
        ("en", "can I reach the boss?", "fighter", "Yes: Walk 25 ft"),
        ("en", "what does qi do?", "pairs", "qi"),
        ("fr", "comment marche le qi ?", "pairs", "points de qi"),
        ("zh", "平局怎么办？", "duel", "平局"),
    ],
)
def test_questions_that_players_ask(language: str, question: str, position: str, part: str) -> None:
    assert part in answer(question, position, language)

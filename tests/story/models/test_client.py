import asyncio

import pytest

from story.models.chat_server import ChatServer, chat_server
from turnwright.story.models.client import Ask, ChatMessage, ModelClient, ModelError
from turnwright.story.models.profile import ModelEndpoint

ASK = Ask((ChatMessage("system", "Be brief."), ChatMessage("user", "What happened?")), tokens=7)


async def ask(chat: ChatServer, request: Ask = ASK, **more: object) -> object:
    client = ModelClient(ModelEndpoint(chat.url, model="tiny", **more))
    try:
        return await client.ask(request)
    finally:
        await client.close()


def test_an_answer_arrives_piece_by_piece_and_is_put_together() -> None:
    async def story() -> None:
        async with chat_server("The goblin falls.", "One two") as chat:
            answer = await ask(chat, key="secret")
            assert (answer.text, answer.finish, answer.parts) == ("The goblin falls.", "stop", 3)
            assert chat.asked == [
                {
                    "messages": [
                        {"role": "system", "content": "Be brief."},
                        {"role": "user", "content": "What happened?"},
                    ],
                    "stream": True,
                    "max_tokens": 7,
                    "temperature": 0.7,
                    "model": "tiny",
                }
            ]
            assert "authorization: bearer secret" in chat.headers[0].lower()
            client = ModelClient(ModelEndpoint(chat.url))
            assert [piece async for piece in client.stream(ASK)] == ["One", " two"]
            assert await client.models() == ["tiny"]
            await client.close()

    asyncio.run(story())


def test_a_grammar_and_a_schema_are_sent_as_llama_cpp_and_vllm_expect_them() -> None:
    async def story() -> None:
        async with chat_server("a", "b") as chat:
            await ask(chat, Ask(ASK.messages, grammar='root ::= "a"', temperature=0.0, stop=("\n",)))
            await ask(chat, Ask(ASK.messages, schema={"type": "string"}))
        assert chat.asked[0]["grammar"] == 'root ::= "a"'
        assert (chat.asked[0]["temperature"], chat.asked[0]["stop"]) == (0.0, ["\n"])
        assert chat.asked[1]["response_format"] == {
            "type": "json_schema",
            "json_schema": {"name": "answer", "strict": True, "schema": {"type": "string"}},
        }

    asyncio.run(story())


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("cut off", "broke off"),
        ("error 500", "status 500"),
        ("garbage", "not that of a chat server"),
        ("endless", "longer than"),
        ("long line", "larger than"),
        ("redirect", "status 302"),
        ("error", "reported an error"),
    ],
)
def test_a_server_at_fault_is_a_sentence_and_never_an_endless_wait(fault: str, words: str) -> None:
    async def story() -> None:
        async with chat_server(fault) as chat:
            with pytest.raises(ModelError, match=words):
                await ask(chat)

    asyncio.run(asyncio.wait_for(story(), 30))


def test_a_server_that_is_not_there_is_a_sentence() -> None:
    async def story() -> None:
        async with chat_server() as chat:
            gone = chat.url
        client = ModelClient(ModelEndpoint(gone))
        with pytest.raises(ModelError, match="does not answer"):
            await client.ask(ASK)
        await client.close()

    asyncio.run(story())


def test_a_cut_answer_says_so() -> None:
    async def story() -> None:
        async with chat_server("length") as chat:
            assert (await ask(chat)).finish == "length"

    asyncio.run(story())


def test_cancelling_closes_the_stream_so_that_the_server_stops() -> None:
    async def story() -> None:
        async with chat_server("hang", "well") as chat:
            client = ModelClient(ModelEndpoint(chat.url))
            task = asyncio.create_task(client.ask(ASK))
            while not chat.asked:
                await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            while not chat.dropped:
                await asyncio.sleep(0.01)
            assert (await client.ask(ASK)).text == "well"  # the place is free again
            await client.close()

    asyncio.run(asyncio.wait_for(story(), 30))


def test_an_endpoint_gets_no_more_requests_at_once_than_it_can_serve() -> None:
    async def story() -> None:
        async with chat_server(*["a b c"] * 6, pause=0.01) as chat:
            client = ModelClient(ModelEndpoint(chat.url, at_once=2))
            await asyncio.gather(*(client.ask(ASK) for _ in range(6)))
            await client.close()
            assert chat.most_open == 2

    asyncio.run(story())

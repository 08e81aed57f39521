"""A language model of random weights, built here, and llama.cpp's own server for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import gguf
import numpy as np
import xllamacpp

WIDTH, LAYERS, HEADS, INNER = 32, 1, 4, 64
CONTEXT = 4096
TEMPLATE = "{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}"


def build(path: Path, seed: int = 1) -> Path:
    """Write a model that speaks bytes and has learnt nothing."""
    tokens = ["<unk>", "<s>", "</s>", *[f"<0x{byte:02X}>" for byte in range(256)]]
    kinds = [gguf.TokenType.UNKNOWN, gguf.TokenType.CONTROL, gguf.TokenType.CONTROL]
    kinds += [gguf.TokenType.BYTE] * 256
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("tiny")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_vocab_size(len(tokens))
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    writer.add_token_types(kinds)
    writer.add_unk_token_id(0)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_chat_template(TEMPLATE)
    draw = np.random.default_rng(seed)

    def random(name: str, *shape: int) -> None:
        writer.add_tensor(f"{name}.weight", draw.normal(0.0, 0.2, shape).astype(np.float32))

    def ones(name: str) -> None:
        writer.add_tensor(f"{name}.weight", np.ones(WIDTH, dtype=np.float32))

    random("token_embd", len(tokens), WIDTH)
    for layer in range(LAYERS):
        at = f"blk.{layer}"
        ones(f"{at}.attn_norm")
        ones(f"{at}.ffn_norm")
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            random(f"{at}.{part}", WIDTH, WIDTH)
        random(f"{at}.ffn_gate", INNER, WIDTH)
        random(f"{at}.ffn_up", INNER, WIDTH)
        random(f"{at}.ffn_down", WIDTH, INNER)
    ones("output_norm")
    random("output", len(tokens), WIDTH)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


@contextmanager
def serving(path: Path) -> Iterator[str]:
    """Serve a model on loopback; the base address of the server, without `/v1`."""
    params = xllamacpp.CommonParams()
    params.model.path = str(path)
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.n_ctx = CONTEXT
    params.n_parallel = 1
    params.cpuparams.n_threads = 1
    params.n_threads_http = 2
    params.warmup = False
    params.verbosity = -1
    server = xllamacpp.Server(params)
    yield server.listening_address.rstrip("/")
    del server

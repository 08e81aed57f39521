"""Addresses of servers, and the certificates by which they are recognised."""

import ssl
from functools import cache

import httpx2

from turnwright.client.errors import ClientError
from turnwright.gamekit.complaints import system_reason


def http_address(url: str) -> str:
    """The address of a server for HTTP requests; `ws` and `wss` stand for `http` and `https`."""
    return (f"http{url[2:]}" if url.lower().startswith("ws") else url).rstrip("/")


def socket_address(url: str) -> str:
    """The address of a server's socket."""
    return f"ws{http_address(url)[4:]}/socket"


@cache
def trusted(ca_file: str = "") -> ssl.SSLContext:
    """The certificates that are trusted: the usual ones, and those in a file in PEM format."""
    context = httpx2.create_ssl_context()  # slow: it reads all certificates
    if ca_file:
        try:
            context.load_verify_locations(ca_file)
        except (OSError, ValueError) as error:
            unread = isinstance(error, OSError) and not isinstance(error, ssl.SSLError)
            reason = system_reason(error) if unread else "it holds no certificate"
            raise ClientError("bad-certificate", f"{ca_file} cannot be used: {reason.lower()}") from None
    return context

"""The files of docs/host work: nginx before real halls, units that systemd accepts, command lines that exist."""

from __future__ import annotations

import http.client
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.client import Client
from tests.hall.halls import PATIENCE, Door, Halls, free_port, until
from tests.needs import need

ROOT = Path(__file__).parent.parent.parent
HOST = ROOT / "docs" / "host"
UNITS = sorted(file for file in HOST.iterdir() if file.suffix in (".service", ".timer"))
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/sbin")

# what Debian's own nginx.conf has around the files of conf.d, with everything in one folder
AROUND = """
pid {folder}/pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/meadhall.conf;
}}
"""


class Proxy:
    """nginx with docs/host/nginx.conf, but for ports, names and the certificate."""

    def __init__(self, folder: Path, doors: list[Door]) -> None:
        self.folder = folder
        self.plain, self.port = free_port(), free_port()
        self.address = f"https://localhost:{self.port}"
        self.certificate = make_certificate(folder)
        text = (HOST / "nginx.conf").read_text()
        for before, after in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            ("server 127.0.0.1:7474;", " ".join(f"server 127.0.0.1:{door.port};" for door in doors)),
            ("/etc/letsencrypt/live/hall.example.org/fullchain.pem", str(self.certificate)),
            ("/etc/letsencrypt/live/hall.example.org/privkey.pem", str(folder / "key.pem")),
        ):
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        text = text.replace("hall.example.org", "localhost")
        (folder / "meadhall.conf").write_text(text)
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self, *more: str) -> list[str]:
        assert NGINX
        return [NGINX, "-e", str(self.folder / "early.log"), "-p", str(self.folder), "-c", "nginx.conf", *more]

    def open(self) -> None:
        self.process = subprocess.Popen(self.command("-g", "daemon off;"))
        until("nginx being open", self.is_open)

    def is_open(self) -> bool:
        assert self.process and self.process.poll() is None, (self.folder / "error.log").read_text()
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self) -> None:
        if self.process:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(PATIENCE)


def make_certificate(folder: Path) -> Path:
    need(shutil.which("openssl") is not None, "openssl")
    made = folder / "certificate.pem"
    wanted = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    keys = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", str(folder / "key.pem")]
    subprocess.run(["openssl", "req", "-x509", *keys, "-out", str(made), *wanted], check=True, capture_output=True)
    return made


@pytest.fixture
def proxy(halls: Halls, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    """nginx before two web processes of one hall; this process trusts its certificate."""
    need(NGINX is not None, "nginx")
    doors = [halls.door(workers=workers, more=("--proxy", "127.0.0.1")) for workers in (1, 0)]
    folder = tmp_path / "nginx"
    folder.mkdir()
    proxy = Proxy(folder, doors)
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))
    for door in doors:
        door.launch()
    for door in doors:
        door.wait()
    try:
        proxy.open()
        yield proxy
    finally:
        proxy.close()


def test_nginx_accepts_the_file(tmp_path: Path) -> None:
    need(NGINX is not None, "nginx")
    proxy = Proxy(tmp_path, [])
    text = (tmp_path / "meadhall.conf").read_text()
    (tmp_path / "meadhall.conf").write_text(text.replace("least_conn;", "least_conn; server 127.0.0.1:7474;"))
    done = subprocess.run(proxy.command("-t"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "[warn]" not in done.stderr


def test_a_match_is_played_through_nginx(proxy: Proxy) -> None:
    olga = Client(proxy.address, name="Olga")
    table = olga.open_table("intrigues", ["me", "thrall"], start=True)["id"]
    with olga.sit(table) as seat:
        for _ in range(3):
            assert seat.wait_for_turn()
            seat.act(seat.legal[0])
        seat.chat("through TLS and a WebSocket")
        assert seat.notices[-1]["args"]["text"] == "through TLS and a WebSocket"
    assert olga.table(table)["status"] == "running"


def test_a_browser_is_served_safely_through_nginx(proxy: Proxy) -> None:
    body = b'{"name": "Olga"}'
    trusting = ssl.create_default_context(cafile=proxy.certificate)  # urllib would keep the first certificate it sees
    asked = urllib.request.Request(proxy.address + "/api/guest", body, {"Origin": proxy.address})
    with urllib.request.urlopen(asked, context=trusting) as answer:
        cookie = answer.headers["Set-Cookie"]
        assert "Secure" in cookie and "HttpOnly" in cookie
        assert answer.headers["Strict-Transport-Security"] and answer.headers["Content-Security-Policy"]
    foreign = urllib.request.Request(proxy.address + "/api/guest", body, {"Origin": "https://elsewhere.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(foreign, context=trusting)
    with refused.value:
        assert refused.value.code == 403
    with pytest.raises(urllib.error.HTTPError) as hidden:
        urllib.request.urlopen(proxy.address + "/metrics", context=trusting)
    with hidden.value:
        assert hidden.value.code == 404
    connection = http.client.HTTPConnection("127.0.0.1", proxy.plain, timeout=10)
    connection.request("GET", "/some/table?x=1", headers={"Host": "localhost"})
    answer = connection.getresponse()
    connection.close()
    assert (answer.status, answer.getheader("Location")) == (301, "https://localhost/some/table?x=1")


# units


def commands_of(unit: Path) -> list[str]:
    text = unit.read_text().replace("%%", "%").replace("$$", "$")
    return re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    need(shutil.which("systemd-analyze") is not None, "systemd-analyze")
    program = Path(sys.executable).with_name("meadhall")
    copies = []
    for unit in UNITS:
        copy = tmp_path / unit.name.replace("@.", "@7471.")
        text = unit.read_text().replace("/opt/meadhall/.venv/bin/meadhall", str(program))
        text = re.sub(r"^(User|Group)=meadhall$", r"\1=root", text, flags=re.MULTILINE)
        copy.write_text(text)
        copies.append(str(copy))
    done = subprocess.run(["systemd-analyze", "verify", *copies], capture_output=True, text=True, check=False)
    about_ours = [line for line in done.stderr.splitlines() if "meadhall" in line and "man " not in line]
    assert about_ours == [] and done.returncode == 0, done.stderr


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.name)
def test_units_are_closed_off_alike(unit: Path) -> None:
    lines = set(unit.read_text().splitlines())
    wanted = {"NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes", "CapabilityBoundingSet=", "UMask=0077"}
    assert wanted <= lines and "User=meadhall" in lines
    assert len(commands_of(unit)) == 1


def test_the_nightly_backup_makes_a_copy(halls: Halls, tmp_path: Path) -> None:
    """The line of the unit itself, with other places."""
    door = halls.serve(workers=0)
    door.enter("Olga")
    (command,) = commands_of(HOST / "meadhall-backup.service")
    program = Path(sys.executable).with_name("meadhall")
    command = command.replace("/opt/meadhall/.venv/bin/meadhall", str(program))
    command = command.replace("/var/lib/meadhall-backup", str(tmp_path / "backup"))
    variables = {"MEADHALL_DATABASE": halls.file, "SUFFIX": "db", "PATH": "/usr/bin:/bin"}
    subprocess.run(shlex.split(command), check=True, env=variables, capture_output=True)
    (copy,) = (tmp_path / "backup").iterdir()
    assert re.fullmatch(r"hall-[A-Za-z]+\.db", copy.name) and copy.stat().st_size > 0


def test_the_packages_of_a_site_are_those_of_the_project() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["site"]
    page = (ROOT / "docs" / "host.md").read_text()
    assert all(f"'{package}'" in page for package in wanted)

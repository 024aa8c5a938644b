"""A slow link to a network namespace, over which the kernel's own TCP runs.

    python3 link.py NAME DELAY_MS KBIT_PER_SECOND

Two TUN devices, one here (10.98.0.1) and one in the namespace NAME (10.98.0.2): what one gets leaves the other after the
one-way delay, at the rate, both ways. Prints a line when it is up; ends with its standard input, and the namespace with
it. Needs root and Linux.
"""

import collections
import fcntl
import os
import select
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN_WITHOUT_HEADER = 0x0001 | 0x1000
# As a cheap router has it: more of it would hide losses behind delay.
QUEUE_BYTES = 96_000
MTU = 1500

NAME, DELAY_S, BYTES_PER_S = sys.argv[1], int(sys.argv[2]) / 1000, int(sys.argv[3]) * 125


def ip(*words):
    subprocess.run(["ip", *words], check=True)


def open_tun(device):
    tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH14x", device.encode(), IFF_TUN_WITHOUT_HEADER))
    return tun


class Way:
    """What goes from one device to the other."""

    def __init__(self, source, target):
        self.source, self.target = source, target
        self.packets = collections.deque()
        self.is_free_at = 0.0

    def take(self, now):
        packet = os.read(self.source, MTU + 100)
        waiting = max(0.0, self.is_free_at - now) * BYTES_PER_S
        if waiting + len(packet) > QUEUE_BYTES:
            return
        self.is_free_at = max(now, self.is_free_at) + len(packet) / BYTES_PER_S
        self.packets.append((self.is_free_at + DELAY_S, packet))

    def deliver(self, now):
        while self.packets and self.packets[0][0] <= now:
            os.write(self.target, self.packets.popleft()[1])


here, there = f"{NAME}-a", f"{NAME}-b"
ip("netns", "add", NAME)
try:
    tuns = [open_tun(here), open_tun(there)]
    ip("link", "set", there, "netns", NAME)
    ip("addr", "add", "10.98.0.1/30", "dev", here)
    ip("link", "set", here, "up")
    ip("-n", NAME, "addr", "add", "10.98.0.2/30", "dev", there)
    ip("-n", NAME, "link", "set", there, "up")
    ip("-n", NAME, "link", "set", "lo", "up")
    # What one connection learns of the line would make the next one start otherwise.
    no_memory = ["sysctl", "-qw", "net.ipv4.tcp_no_metrics_save=1"]
    subprocess.run(["ip", "netns", "exec", NAME, *no_memory], check=True)
    print("up", flush=True)

    ways = [Way(*tuns), Way(*reversed(tuns))]
    while True:
        due = min((way.packets[0][0] for way in ways if way.packets), default=None)
        timeout = None if due is None else max(0.0, due - time.monotonic())
        ready, _, _ = select.select([*tuns, sys.stdin], [], [], timeout)
        now = time.monotonic()
        for way in ways:
            if way.source in ready:
                way.take(now)
            way.deliver(now)
        if sys.stdin in ready and not os.read(sys.stdin.fileno(), 1024):
            break
finally:
    # The devices go with their descriptors.
    ip("netns", "del", NAME)

"""Plays a whole match against one of the game's bots, with nothing but Python's standard library.

    python3 examples/engine/player.py npm run --silent engine -- --game western
"""

import json
import subprocess
import sys


class Engine:
    """The engine behind lines of JSON: docs/engine.md."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, do, **request):
        self.process.stdin.write(json.dumps({"do": do, **request}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise RuntimeError(f"{do}: {reply['code']}: {reply['message']}")
        return reply

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def choose(decision):
    """As simple as a player can be: the first thing that is allowed, else what is played when time runs out."""
    return decision["options"][0] if decision.get("options") else decision["fallback"]


engine = Engine(sys.argv[1:])
about = engine.ask("about")
now = engine.ask("start", seats=2, seed="5eed" * 16)
while not now["isOver"]:
    seat = now["waitingFor"][0]
    [decision] = engine.ask("decisions", seat=seat)["decisions"]
    # The person is in seat 0; a bot of the game has the other one.
    answer = choose(decision) if seat == 0 else engine.ask("think", seat=seat, bot="rookie")["answer"]
    now = engine.ask("answer", seat=seat, decision=decision["id"], answer=answer)

outcome = engine.ask("outcome")["outcome"]
record = engine.ask("record")["record"]
engine.ask("replay", record=record)
assert engine.ask("outcome")["outcome"] == outcome, "the record does not lead to the same end"
points = " to ".join(str(seat["points"]) for seat in outcome["seats"])
print(f"{about['game']}: {points} after {len(record['inputs'])} answers")
sys.exit(engine.close())

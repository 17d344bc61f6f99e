"""Runs the functions of a module whose names begin with `test_`, and counts."""

import sys
import time
import traceback


def run(tests: dict, only: list[str]) -> None:
    passed = failed = 0
    for name, test in tests.items():
        if not name.startswith("test_") or (only and name not in only):
            continue
        start = time.monotonic()
        try:
            test()
            passed += 1
            print(f"ok   {name} {time.monotonic() - start:.1f} s")
        except Exception:
            failed += 1
            print(f"FAIL {name}")
            traceback.print_exc(file=sys.stdout)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or passed == 0)


def raises(kind, action, *words: str) -> None:
    """The action is refused, and the message has these words."""
    try:
        action()
    except kind as error:
        for word in words:
            assert word in str(error), f"{word!r} is not in {error}"
        return
    raise AssertionError(f"not refused: {words}")

"""What cannot be copied or pickled says so."""

from __future__ import annotations

from typing import Any, ClassVar, NoReturn


class Uncopied:
    """Something that stands for what lives in the library. copy, deepcopy and pickle all come here."""

    __slots__ = ()
    _lives_in: ClassVar[str] = (
        "one engine of this process. To keep what happened, record a trace (Engine.record), or take the numbers: Engine.poll_array(); "
        "events can be pickled"
    )

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise TypeError(f"{self!r} can neither be copied nor pickled: it stands for what lives in {self._lives_in}")

"""Made sessions: pads of several sizes and rates, hands of several sizes, mirrored or not, each with what must come of
it by geometry. Nothing in them is from a recording."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import cos, hypot, radians, sin
from random import Random

from hand import MS, Total
from kinesic.touchpad import Contact, Touchpad, TouchpadEvent

EACH = 56
"""Sessions of a kind."""
SIZES = [(100.0, 60.0), (80.0, 56.0), (110.0, 68.0), (130.0, 85.0), (96.0, 57.5)]
RATES = [60, 80, 100, 125, 140]
Place = tuple[float, float]


@dataclass
class Way:
    """A finger: where it is at which millisecond, in straight parts; it lifts at the last one."""

    points: list[tuple[float, Place]]
    pressure: float = 0.0

    @property
    def start(self) -> float:
        return self.points[0][0]

    @property
    def end(self) -> float:
        return self.points[-1][0]

    def at(self, time: float) -> Place:
        for (t0, a), (t1, b) in zip(self.points, self.points[1:], strict=False):
            if time <= t1:
                share = (time - t0) / (t1 - t0)
                return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
        return self.points[-1][1]


@dataclass
class Made:
    """A session: its fingers, the times between which the button is pressed, and what must come of it."""

    ways: list[Way]
    holds: Callable[[Total], bool]
    clicks: list[tuple[float, float]] = field(default_factory=list)


@dataclass
class Board:
    """A pad and a hand on it: places in mm of a hand of usual size, from the upper left corner."""

    random: Random
    size: Place
    rate: int
    is_mirrored: bool
    scale: float

    def between(self, low: float, high: float) -> float:
        return self.random.uniform(low, high)

    def length(self, low: float, high: float) -> float:
        """A length that is larger for a larger hand."""
        return self.scale * self.between(low, high)

    def middle(self, width: float = 0.5, height: float = 0.3) -> Place:
        """A place about the middle."""
        return self.size[0] * (0.5 + self.between(-width, width) / 2), self.size[1] * (0.5 + self.between(-height, height) / 2)

    def inside(self, place: Place, margin: float = 0.5) -> Place:
        return min(max(place[0], margin), self.size[0] - margin), min(max(place[1], margin), self.size[1] - margin)

    def frames(self, made: Made) -> Iterator[tuple[int, list[Contact], int]]:
        """Each frame: its time, what touches, the buttons. Sensors tremble by some hundredths of a millimetre."""
        step, phase = 1000 / self.rate, self.between(0, 1)
        last = max([way.end for way in made.ways] + [end for _, end in made.clicks])
        for number in range(int(last / step) + 3):
            time = (number + phase) * step
            contacts = [self.contact(id, way, time) for id, way in enumerate(made.ways, 1) if way.start <= time < way.end]
            yield int((1000 + time) * MS), contacts, int(any(start <= time < end for start, end in made.clicks))

    def contact(self, id: int, way: Way, time: float) -> Contact:
        x, y = (value + self.random.gauss(0, 0.02) for value in self.inside(way.at(time), 0.1))
        return Contact(id, self.size[0] - x if self.is_mirrored else x, y, pressure=way.pressure)


def boards(kind: str) -> Iterator[Board]:
    for number in range(EACH):
        random = Random(f"{kind} {number}")
        yield Board(random, SIZES[number % len(SIZES)], RATES[number % 7 % len(RATES)], number % 2 == 1, random.uniform(0.85, 1.15))


def by(place: Place, degrees: float, length: float) -> Place:
    return place[0] + length * cos(radians(degrees)), place[1] + length * sin(radians(degrees))


def slid(start: float, time: float, a: Place, b: Place, wait: float = 0, **fields: float) -> Way:
    """A finger that stays `wait`, and goes straight on."""
    return Way([(start, a), (start + wait, a), (start + wait + time, b)] if wait else [(start, a), (start + time, b)], **fields)


def distance(a: Place, b: Place) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def is_quiet(total: Total) -> bool:
    """Nothing came of it."""
    return total.pointer < 0.3 and total.presses == 0 and total.kept("scrolls") == total.kept("pinches") == 0


def is_pinch(total: Total) -> bool:
    return total.kept("pinches") == 1 and total.kept("scrolls") == 0 and total.presses == 0 and total.pointer <= 1


def is_scroll(total: Total) -> bool:
    return total.kept("scrolls") == 1 and total.kept("pinches") == 0 and total.presses == 0 and total.pointer <= 1


def points_for(way: float) -> Callable[[Total], bool]:
    """The pointer goes so far, and nothing else comes."""

    def holds(total: Total) -> bool:
        return abs(total.pointer - way) <= 3 and total.presses == 0 and total.kept("scrolls") == total.kept("pinches") == 0

    return holds


# Each of the following makes a session of a kind.


def pinch_low_first(board: Board) -> Made:
    """The lower finger lands first, at the lower edge; then both go towards one another."""
    thumb = board.size[0] * board.between(0.3, 0.7), board.size[1] * board.between(0.87, 0.96)
    finger = board.inside(by(thumb, -90 + board.between(-35, 35), board.length(30, 40)), 3)
    late, wait, time = board.between(20, 120), board.between(20, 90), board.between(150, 800)
    way = board.between(0.14, 0.3) * distance(thumb, finger)
    to = (finger[0] - thumb[0]) / distance(thumb, finger), (finger[1] - thumb[1]) / distance(thumb, finger)
    share = board.between(0.6, 1)
    low = thumb[0] + to[0] * way * share, thumb[1] + to[1] * way * share
    high = finger[0] - to[0] * way, finger[1] - to[1] * way
    return Made([slid(0, time, thumb, low, late + wait), slid(late, time, finger, high, wait)], is_pinch)


def pinch(board: Board) -> Made:
    """Two fingers about the middle go apart or towards one another."""
    middle, turn = board.middle(), board.between(-70, 70)
    near, far = sorted((board.length(7, 10), board.length(14, 20)))
    if board.random.random() < 0.5:
        near, far = far, near
    late, time = board.between(0, 40), board.between(150, 700)
    ends = [(board.inside(by(middle, turn + side, near), 3), board.inside(by(middle, turn + side, far), 3)) for side in (0, 180)]
    return Made([slid(late * k, time, a, b, 60 - late * k) for k, (a, b) in enumerate(ends)], is_pinch)


def resting_thumb(board: Board) -> Made:
    """A thumb rests at the lower edge and creeps; a finger points."""
    thumb = board.size[0] * board.between(0.3, 0.6), board.size[1] * board.between(0.88, 0.96)
    finger = board.inside(by(thumb, -90 + board.between(-25, 25), board.length(30, 38)), 5)
    way, time = board.between(18, 30), board.between(250, 900)
    end = board.inside(by(finger, board.between(-25, 25) + 180 * (finger[0] > board.size[0] / 2), way), 3)
    creep = by(thumb, board.between(0, 360), board.between(0, 1.2))
    thumb_way = Way([(0, thumb), (300, thumb), (300 + time, creep)])
    return Made([thumb_way, slid(board.between(0, 250), time, finger, end, 50)], points_for(distance(finger, end)))


def drumroll(board: Board) -> Made:
    """Two or three fingers tap by turns, and roll a little; the next one may land before the one before has lifted."""
    places, ways, time = [(board.size[0] * 0.25, board.middle()[1])], [], 0.0
    for _ in range(board.random.randint(1, 2)):
        places.append((places[-1][0] + board.length(18.5, 22), places[-1][1] + board.length(-6, 6)))
    taps = board.random.randint(4, 8)
    for number in range(taps):
        a = by(places[number % len(places)], board.between(0, 360), 0.5)
        ways.append(slid(time, board.between(60, 120), a, by(a, board.between(0, 360), board.between(0.4, 1))))
        time += board.between(90, 150)
    return Made(ways, lambda total: total.presses == taps and total.dragged < 0.1 and total.kept("scrolls") == total.kept("pinches") == 0)


def quick_taps(board: Board) -> Made:
    """One finger taps quickly at about one place, and rolls a little."""
    place, ways, time = board.middle(), [], 0.0
    taps = board.random.randint(2, 6)
    for _ in range(taps):
        a = by(place, board.between(0, 360), board.between(0, 2))
        long = board.between(50, 100)
        ways.append(slid(time, long, a, by(a, board.between(0, 360), board.between(0.4, 1))))
        time += long + board.between(50, 120)
    return Made(ways, lambda total: total.presses == taps and total.dragged < 0.1)


def split(board: Board) -> Made:
    """A contact that lies there becomes two for a moment."""
    place, turn, apart = board.middle(), board.between(0, 360), board.between(6, 13.5)
    start, long = board.between(200, 500), board.between(25, 110)
    first = by(place, turn, -min(2, apart / 6))
    ways = [Way([(0, place), (start - 0.01, place), (start, first), (start + long, first), (start + long + 0.01, place), (start + long + 200, place)])]
    return Made([*ways, Way([(start, by(first, turn, apart)), (start + long, by(first, turn, apart))])], is_quiet)


def late_neighbour(board: Board) -> Made:
    """A finger stays, another one lands beside it later, and both scroll."""
    a, late, time = board.middle(0.4, 0.2), board.between(100, 300), board.between(150, 500)
    b = board.inside((a[0] + board.between(15, 24), a[1] + board.between(-6, 6)), 3)
    way = board.between(10, 14) * board.random.choice((-1, 1))
    return Made([slid(0, time, a, (a[0], a[1] + way), late + 60), slid(late, time, b, (b[0], b[1] + way), 60)], is_scroll)


def top_palm(board: Board) -> Made:
    """Something touches or slides along the upper edge."""
    place = board.size[0] * board.between(0.2, 0.6), board.size[1] * board.between(0, 0.045)
    along = board.random.random() < 0.6
    end = place[0] + along * board.between(8, 25), place[1] + board.between(-0.3, 0.3)
    return Made([slid(0, board.between(60, 160) if not along else board.between(150, 900), place, end)], is_quiet)


def from_the_top(board: Board) -> Made:
    """A finger comes down from the upper edge, and points."""
    place = board.size[0] * board.between(0.2, 0.8), board.size[1] * board.between(0.005, 0.045)
    end = board.inside(by(place, 90 + board.between(-40, 40), board.between(25, 40)), 3)
    way = distance(place, end)
    return Made([slid(0, board.between(200, 800), place, end, 40)], lambda total: way - 10 < total.pointer <= way and total.presses == 0)


def scroll_from_the_top(board: Board) -> Made:
    """Two fingers that land at the upper edge scroll down."""
    a = board.size[0] * board.between(0.25, 0.6), board.size[1] * board.between(0.01, 0.045)
    b = a[0] + board.length(16, 22), a[1] + board.between(-0.5, 0.5)
    late, time, way = board.between(0, 30), board.between(150, 500), board.between(15, 30)
    return Made([slid(late * k, time, p, (p[0], p[1] + way), 60 - late * k) for k, p in enumerate((a, b))], is_scroll)


def light_touch(board: Board) -> Made:
    """After a tap something brushes the pad: it presses a fifth as hard."""
    a, b = board.middle(), board.middle()
    tap, brush = board.between(45, 90), board.between(4, 20)
    long, way = board.between(60, 150), board.between(0, 1) * (board.random.random() < 0.5) * 12
    ways = [slid(0, board.between(60, 120), a, a, pressure=tap), slid(700, long, b, by(b, board.between(0, 360), way), pressure=brush)]
    return Made(ways, lambda total: total.presses == 1 and total.pointer < 0.3)


def firm_touch(board: Board) -> Made:
    """After a tap another one that presses a little less."""
    a, b = board.middle(), board.middle()
    ways = [slid(700 * k, board.between(60, 120), place, place, pressure=board.between(28, 90)) for k, place in enumerate((a, b))]
    return Made(ways, lambda total: total.presses == 2 and total.pointer < 0.3)


def jumping_tap(board: Board) -> Made:
    """The first place of a contact is some millimetres off; it taps."""
    place, wrong = board.middle(), board.between(2.5, 8)
    first = by(place, board.between(0, 360), wrong)
    step = 1000 / board.rate
    way = Way([(0, first), (0.99 * step, first), (step, place), (board.between(4.5 * step, 150), place)])
    return Made([way], lambda total: total.presses == 1 and total.pointer < 0.3)


def jumping_point(board: Board) -> Made:
    """The first place of a contact is some millimetres off; it points."""
    place, wrong, step = board.middle(0.3), board.between(2.5, 8), 1000 / board.rate
    end = board.inside(by(place, board.between(0, 360), board.between(15, 25)), 3)
    points = [(0.0, by(place, board.between(0, 360), wrong)), (step, place), (3 * step + 60, place), (3 * step + 60 + board.between(250, 800), end)]
    points.insert(1, (0.99 * step, points[0][1]))
    way = distance(place, end)
    return Made([Way(points)], lambda total: abs(total.pointer - way) < 1.8 and total.presses == 0)


def fast_point(board: Board) -> Made:
    """A finger lands in full motion, and points."""
    place, turn = board.middle(0.2, 0.2), board.between(0, 360)
    end = board.inside(by(place, turn, board.between(20, 30)), 3)
    way = distance(place, end)
    return Made([slid(0, board.between(100, 180), place, end)], lambda total: way - 6 < total.pointer < way + 1 and total.presses == 0)


def flick(board: Board) -> Made:
    """Two fingers flick: they land in motion, the second one some frames later, and lift again."""
    a, late, time = board.middle(0.3, 0.2), board.between(0, 45), board.between(60, 110)
    b = board.inside((a[0] + board.length(16, 22), a[1] + board.length(-6, 6)), 3)
    turn = board.random.choice((90, -90)) + board.between(-15, 15)
    speed = board.between(0.15, 0.3)
    ways = [slid(late * k, late + time - late * k + board.between(0, 12), p, by(p, turn, speed * (late * (1 - k) + time))) for k, p in enumerate((a, b))]
    return Made(ways, lambda total: total.kept("scrolls") == 1 and total.pointer <= 3 and total.presses == 0)


def click_beside_tap(board: Board) -> Made:
    """A thumb clicks, and another finger touches beside it: before, during, or just after the click."""
    thumb = board.size[0] * board.between(0.4, 0.6), board.size[1] * board.between(0.87, 0.96)
    finger = board.inside(by(thumb, -90 + board.between(-30, 30), board.length(30, 38)), 5)
    press, long, tap = board.between(300, 500), board.between(60, 140), board.between(60, 110)
    begin = {0: press - tap - board.between(5, 50), 1: press - tap / 2, 2: press + long / 2, 3: press + long + board.between(12, 40)}[board.random.randrange(4)]
    ways = [Way([(0, thumb), (press + long + 150, thumb)]), slid(begin, tap, finger, by(finger, board.between(0, 360), 0.5))]
    return Made(ways, lambda total: total.presses == 1 and total.pointer < 0.3, [(press, press + long)])


def tap_after_click(board: Board) -> Made:
    """A click, and a tap of the same finger a while after."""
    place, press, long = board.middle(), board.between(50, 300), board.between(60, 140)
    start = press + long + board.between(250, 400)
    ways = [Way([(0, place), (press + long + 40, place)]), slid(start, board.between(60, 110), place, place)]
    return Made(ways, lambda total: total.presses == 2 and total.pointer < 0.3, [(press, press + long)])


def drag(board: Board, low: float, high: float) -> tuple[list[Way], float]:
    """A tap, and soon a touch so far from it that goes on."""
    a, start, turn = board.middle(0.2, 0.2), board.between(60, 110), board.between(0, 360)
    b = board.inside(by(a, turn, board.between(low, high)), 4)
    if distance(a, b) < low:
        b = board.inside(by(a, turn + 180, board.between(low, high)), 4)
    end = board.inside(by(b, 0 if b[0] < board.size[0] / 2 else 180, board.between(15, 30)), 3)
    return [slid(0, start, a, a), slid(start + board.between(60, 130), board.between(250, 700), b, end, 50)], distance(b, end)


def near_drag(board: Board) -> Made:
    """A tap, and a touch near to it that drags."""
    ways, way = drag(board, 0, 9)
    return Made(ways, lambda total: total.presses == 1 and abs(total.dragged - way) < 3 and total.pointer == total.dragged)


def far_drag(board: Board) -> Made:
    """A tap, and a touch far from it: it points."""
    ways, way = drag(board, 15, 24)
    return Made(ways, lambda total: total.presses == 1 and total.dragged == 0 and abs(total.pointer - way) < 3)


KINDS: dict[str, Callable[[Board], Made]] = {
    "a pinch, its lower finger lands first": pinch_low_first,
    "a pinch about the middle": pinch,
    "a thumb rests, a finger points": resting_thumb,
    "fingers drum by turns": drumroll,
    "one finger taps quickly": quick_taps,
    "a contact splits": split,
    "a scroll, the second finger lands late": late_neighbour,
    "a palm at the upper edge": top_palm,
    "a finger points from the upper edge": from_the_top,
    "a scroll from the upper edge": scroll_from_the_top,
    "a light touch after a tap": light_touch,
    "two firm taps": firm_touch,
    "a tap whose first place is off": jumping_tap,
    "a finger points, its first place is off": jumping_point,
    "a finger lands in motion and points": fast_point,
    "two fingers flick": flick,
    "a click, a touch beside it": click_beside_tap,
    "a tap after a click": tap_after_click,
    "a drag near its tap": near_drag,
    "a touch far from its tap points": far_drag,
}


def played(board: Board, made: Made, **options: float) -> list[TouchpadEvent]:
    """The driver's events, until three seconds after the last frame."""
    events: list[TouchpadEvent] = []
    with Touchpad(width=board.size[0], height=board.size[1], **options) as pad:
        for time, contacts, buttons in board.frames(made):
            pad.feed(time, contacts, buttons=buttons)
            events += pad.poll()
        pad.advance(time + 3000 * MS)
        return events + pad.poll()


def is_held(kind: str, board: Board, **options: float) -> bool:
    made, total = KINDS[kind](board), Total()
    for event in played(board, made, **options):
        total.add(event)
    return made.holds(total)


def held(kind: str, **options: float) -> int:
    """How many sessions of a kind are as they must be."""
    return sum(is_held(kind, board, **options) for board in boards(kind))

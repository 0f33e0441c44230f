/**
 * A list in React whose rows are swiped away to the side, opened by a tap and marked by two taps, while the page
 * scrolls under the same fingers.
 */
import { useRef, useState } from 'react';
import { useGesture } from 'kinesic/react';

/** A row that was dragged farther than this, in CSS pixels, is removed. */
const far = 120;

interface RowProps {
  readonly text: string;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

export function Row({ text, onOpen, onRemove }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [x, setX] = useState(0);
  const [isMarked, setMarked] = useState(false);

  useGesture(row, 'pan', { axes: 'horizontal', maximumTouches: 1 }, (event) => {
    const isOver = event.state === 'ended' || event.state === 'cancelled';
    setX(isOver ? 0 : event.translation.x);
    if (event.state === 'ended' && Math.abs(event.translation.x) > far) onRemove();
  });
  const double = useGesture(row, 'tap', { tapsRequired: 2 }, () => setMarked((before) => !before));
  useGesture(row, 'tap', { waitFor: double }, onOpen);

  return <li ref={row} className={isMarked ? 'marked' : ''} style={{ translate: `${x}px` }}>{text}</li>;
}

export function Inbox({ messages, onOpen }: { readonly messages: readonly string[]; readonly onOpen: (text: string) => void }) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const rows = messages.filter((text) => !removed.has(text)).map((text) => (
    <Row key={text} text={text} onOpen={() => onOpen(text)} onRemove={() => setRemoved((before) => new Set(before).add(text))} />
  ));
  return <ul>{rows}</ul>;
}

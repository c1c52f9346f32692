import { useCallbackRef } from '@mantine/hooks';
import { type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react';

/** A row being dragged, and its new position. */
export interface RowDrag {
  from: number;
  to: number;
}

/** What the handles of all rows do. */
export interface RowHandle {
  onPointerDown(event: PointerEvent<HTMLElement>, from: number): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
}

const EDGE_PX = 72;
const SCROLL_PX = 14;

/** Returns a row's new position for a pointer position: after all rows whose middle lies above it. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  const others = middles.filter((_middle, index) => index !== from);
  return others.filter((middle) => middle < y).length;
}

/** Reorders rows by dragging a handle, with a mouse, a pen or a finger. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const newest = useRef<RowDrag | null>(null);

  const middles = (): number[] =>
    [...(list.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
  const change = (next: RowDrag | null): void => {
    newest.current = next;
    setDrag(next);
  };

  const start = useCallbackRef((event: PointerEvent<HTMLElement>, from: number): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    change({ from, to: from });
  });
  const move = useCallbackRef((event: PointerEvent<HTMLElement>): void => {
    if (!newest.current) return;
    if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
    else if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
    const to = placeAt(middles(), newest.current.from, event.clientY);
    if (to !== newest.current.to) change({ ...newest.current, to });
  });
  const drop = useCallbackRef((): void => {
    const dragged = newest.current;
    change(null);
    if (dragged && dragged.to !== dragged.from) onMove(dragged.from, dragged.to);
  });
  const cancel = useCallbackRef((): void => change(null));
  const handle = useMemo(
    (): RowHandle => ({ onPointerDown: start, onPointerMove: move, onPointerUp: drop, onPointerCancel: cancel }),
    [start, move, drop, cancel],
  );
  return { drag, handle };
}

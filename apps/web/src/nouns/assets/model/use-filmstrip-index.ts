import type { LibraryEntry } from '@reelwright/contracts';
import { type PointerEvent, useState } from 'react';

/** Returns the image of a video's strip to which a mouse over its tile points; null without one. */
export function useFilmstripIndex(entry: LibraryEntry) {
  const [index, setIndex] = useState<number | null>(null);
  const filmstrip = entry.is_folder ? null : entry.filmstrip;
  const onPointerMove = (event: PointerEvent): void => {
    if (filmstrip === null || event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(0.999, Math.max(0, (event.clientX - left) / Math.max(1, width)));
    setIndex(Math.floor(share * filmstrip.count));
  };
  return { index, handlers: filmstrip && { onPointerMove, onPointerLeave: () => setIndex(null) } };
}

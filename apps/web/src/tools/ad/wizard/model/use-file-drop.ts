import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Accepts files dropped on an element; returns whether files are dragged over it. */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // Without this the browser would open the file instead.
    const accept = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files ?? []);
    };
    element.addEventListener('dragover', accept, { signal });
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener('drop', drop, { signal });
    return () => leaving.abort();
  }, [target]);
  return isOver;
}

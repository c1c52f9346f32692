import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../model/dialog-texts.ts';
import type { Selection } from '../model/selection.ts';
import { clampOffset, isStripPaged, STRIP_PX, toNextPage, toPreviousPage } from '../model/strip-paging.ts';
import { Thumbnail } from './media-tile.tsx';
import classes from './selected-strip.module.css';

interface SelectedStripProps {
  selected: Selection;
  onRemove(id: string): void;
}

/** The chosen assets as thumbnails, in a row that slides by pages once it is too long. */
export function SelectedStrip({ selected, onRemove }: SelectedStripProps) {
  const say = useSay();
  const strip = useRef<HTMLDivElement>(null);
  const [visiblePx, setVisiblePx] = useState(STRIP_PX);
  const [offsetPx, setOffsetPx] = useState(0);
  const count = selected.length;

  useLayoutEffect(() => {
    const measured = strip.current;
    if (!measured) return undefined;
    const measure = (): void => {
      if (measured.clientWidth > 0) setVisiblePx(Math.min(measured.clientWidth, STRIP_PX));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  const bounds = { count, visiblePx };
  const shownPx = clampOffset(offsetPx, bounds);
  const isPaged = isStripPaged(count, visiblePx);
  const isAtEnd = shownPx >= clampOffset(Infinity, bounds);
  /** Slides a thumbnail into view when Tab reaches it. */
  const showThumb = (thumb: HTMLElement | null): void => {
    if (!thumb) return;
    const { offsetLeft, offsetWidth } = thumb;
    if (offsetLeft < shownPx) setOffsetPx(offsetLeft);
    else if (offsetLeft + offsetWidth > shownPx + visiblePx) setOffsetPx(offsetLeft + offsetWidth - visiblePx);
  };
  return (
    <div ref={strip} className={classes.strip} role="group" aria-label={say('strip')} data-paged={isPaged || undefined}>
      <ul className={classes.row} style={{ transform: `translateX(${-shownPx}px)` }}>
        {selected.map((asset) => (
          <li key={asset.id} className={classes.thumb}>
            <Thumbnail asset={asset} />
            <button
              type="button"
              className={classes.remove}
              aria-label={say('remove', { name: asset.file_name })}
              onClick={() => onRemove(asset.id)}
              onFocus={(event) => showThumb(event.currentTarget.parentElement)}
            >
              <X size={12} strokeWidth={2.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {isPaged && (
        <>
          <button
            type="button"
            className={classes.previous}
            aria-label={say('previous')}
            disabled={shownPx === 0}
            onClick={() => setOffsetPx(clampOffset(toPreviousPage(shownPx), bounds))}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
          <button
            type="button"
            className={classes.next}
            aria-label={say('next')}
            disabled={isAtEnd}
            onClick={() => setOffsetPx(clampOffset(toNextPage(shownPx), bounds))}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}

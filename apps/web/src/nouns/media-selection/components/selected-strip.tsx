import { useViewportSize } from '@mantine/hooks';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaEntry } from '../model/media-entry.ts';
import { MediaImage } from './media-image.tsx';
import classes from './select-media-dialog.module.css';

const THUMBNAIL_PX = 72;
const GAP_PX = 8;
const STRIP_PX = 806;
const PAGE_PX = 200;
/** The dialog's border. */
const BORDERS_PX = 2;

interface SelectedStripProps {
  selected: readonly MediaEntry[];
  onRemove(id: string): void;
}

/** Thumbnails of all selected files, with arrows if they are wider than the dialog. */
export function SelectedStrip({ selected, onRemove }: SelectedStripProps) {
  const { t } = useTranslation('mediaSelection');
  const { width: viewportPx } = useViewportSize();
  const [slidPx, setSlidPx] = useState(0);
  const visiblePx = viewportPx > 0 ? Math.min(STRIP_PX, viewportPx - BORDERS_PX) : STRIP_PX;
  const widthPx = selected.length * (THUMBNAIL_PX + GAP_PX) - GAP_PX;
  const mostPx = Math.max(0, widthPx - visiblePx);
  const offsetPx = Math.min(slidPx, mostPx);
  if (selected.length === 0) return null;
  return (
    <div className={classes['strip']}>
      <ul
        className={classes['thumbnails']}
        aria-label={t('selected')}
        style={{ transform: `translateX(${-offsetPx}px)` }}
      >
        {selected.map((asset) => (
          <li key={asset.id} className={classes['thumbnail']}>
            <span className={classes['thumbnailFrame']}>
              <MediaImage entry={asset} />
            </span>
            <button
              type="button"
              className={classes['remove']}
              aria-label={t('remove', { name: asset.file_name })}
              onClick={() => onRemove(asset.id)}
              onFocus={(event) => {
                // A thumbnail that the keyboard reaches slides into view; the browser must not scroll the strip itself.
                const place = selected.indexOf(asset) * (THUMBNAIL_PX + GAP_PX);
                const shown = Math.min(Math.max(offsetPx, place + THUMBNAIL_PX - visiblePx), place);
                if (event.currentTarget.matches(':focus-visible')) setSlidPx(Math.max(0, shown));
              }}
            >
              <X size={12} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {mostPx > 0 && (
        <>
          <button
            type="button"
            className={classes['arrow']}
            data-side="left"
            aria-label={t('previous')}
            disabled={offsetPx === 0}
            onClick={() => setSlidPx(Math.max(0, offsetPx - PAGE_PX))}
          >
            <ChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            className={classes['arrow']}
            data-side="right"
            aria-label={t('next')}
            disabled={offsetPx === mostPx}
            onClick={() => setSlidPx(Math.min(mostPx, offsetPx + PAGE_PX))}
          >
            <ChevronRight size={18} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}

import { Check, Folder, Image, Music, Video } from 'lucide-react';
import { useState } from 'react';
import { formatClock } from '#src/lib/format-clock.ts';
import { type DialogTextKey, useSay } from '../model/dialog-texts.ts';
import { isAsset, type MediaAsset, type MediaEntry } from '../model/media-entry.ts';
import classes from './media-grid.module.css';

interface MediaTileProps {
  entry: MediaEntry;
  isChosen: boolean;
  isInvalid: boolean;
  /** Whether it is the tile that takes the Tab key. */
  isReached: boolean;
  onAct(isRange: boolean): void;
}

const KINDS = { 0: 'folder', 1: 'image', 2: 'video', 3: 'audio' } as const satisfies Record<number, DialogTextKey>;
const KIND_ICONS = { 1: Image, 2: Video, 3: Music } as const;

/** The thumbnail of an asset, or its kind where there is none. */
export function Thumbnail({ asset }: { asset: MediaAsset }) {
  const [isBroken, setBroken] = useState(false);
  const Icon = KIND_ICONS[asset.asset_type];
  if (asset.thumb_url === '' || isBroken) return <Icon size={24} strokeWidth={1.5} aria-hidden />;
  return <img src={asset.thumb_url} alt="" loading="lazy" draggable={false} onError={() => setBroken(true)} />;
}

export function MediaTile({ entry, isChosen, isInvalid, isReached, onAct }: MediaTileProps) {
  const say = useSay();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid reads the keys of its tiles
    <div
      className={classes.tile}
      role="option"
      tabIndex={isReached ? 0 : -1}
      aria-selected={isChosen}
      data-invalid={isInvalid || undefined}
      data-folder={!isAsset(entry) || undefined}
      onClick={(event) => onAct(event.shiftKey)}
    >
      {/* Kind and name are read first; the name stands below. */}
      <span className={classes.kind}>{`${say(KINDS[entry.asset_type])} `}</span>
      <span className={classes.name} title={entry.file_name}>
        {entry.file_name}
      </span>
      <div className={classes.thumb}>
        {isAsset(entry) ? (
          <Thumbnail asset={entry} />
        ) : (
          <Folder size={40} strokeWidth={1.25} fill="currentColor" fillOpacity={0.16} aria-hidden />
        )}
        {isAsset(entry) && entry.duration !== null && (
          <span className={classes.duration}>{formatClock(entry.duration)}</span>
        )}
        {isAsset(entry) && (
          <span className={classes.mark}>{isChosen && <Check size={12} strokeWidth={3} aria-hidden />}</span>
        )}
      </div>
    </div>
  );
}

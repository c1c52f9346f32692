import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import type { AssetId, DraftImage } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { FileX, Film, ImageOff, ImagePlus, RotateCw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { useText } from '#src/lib/use-text.ts';
import { listAssetActions } from '#src/nouns/tools/asset-action.ts';
import { type AcceptedMedia, listAcceptedFiles } from '#src/nouns/uploads/check-media-file.ts';
import type { PendingUpload } from '#src/nouns/uploads/upload-queue.ts';
import classes from './image-board.module.css';

interface ImageTileProps {
  image: DraftImage;
  position: number;
  isSortable: boolean;
  onRemove(): void;
}

/** An image or a video, which is its own drag handle: lifted by pointer, or with the space bar. */
export function ImageTile({ image, position, isSortable, onRemove }: ImageTileProps) {
  const { t } = useTranslation('adForm');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
    disabled: !isSortable,
  });
  const [isBroken, setBroken] = useState(false);
  const { ref } = image;
  const asset = useDraftState((state) => ('asset_id' in ref ? state.assets.get(ref.asset_id) : undefined));
  const address = 'url' in ref ? ref.url : asset?.thumb_url;
  const length = asset && asset.duration !== null ? formatClock(asset.duration) : undefined;
  const name =
    length !== undefined
      ? t('images.video', { name: image.file_name ?? asset?.file_name ?? '', duration: length })
      : (image.file_name ?? t('images.alt', { position }));
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div
        className={classes.handle}
        {...attributes}
        {...listeners}
        // The tile is a button only if it can be moved.
        {...(isSortable ? {} : { role: 'group', tabIndex: -1 })}
        aria-label={isSortable ? t('images.move', { name, position }) : name}
      >
        {isBroken || address === undefined ? (
          <span className={classes.broken} role="img" aria-label={t('images.broken', { position })}>
            <ImageOff size={22} aria-hidden />
          </span>
        ) : (
          <img
            src={address}
            alt={name}
            className={classes.image}
            referrerPolicy="no-referrer"
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      {length !== undefined && (
        <span className={classes.length} aria-hidden>
          <Film size={11} />
          {length}
        </span>
      )}
      <span className={classes.position} aria-hidden>
        {position}
      </span>
      {'asset_id' in ref && length === undefined && <TileTools id={ref.asset_id} />}
      <ActionIcon
        className={classes.remove ?? ''}
        size={28}
        variant="default"
        onClick={onRemove}
        aria-label={t('images.remove', { position })}
      >
        <X size={15} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** What tools do with an image of the library, in a new tab: the draft stays where it is. */
function TileTools({ id }: { id: AssetId }) {
  const text = useText();
  return (
    <span className={classes.tools}>
      {listAssetActions({ id, kind: 'image' }, '/link-to-video').map(({ label, icon: Icon, address }) => (
        <ActionIcon
          key={label}
          size={28}
          variant="default"
          aria-label={text(label)}
          title={text(label)}
          renderRoot={(props) => <Link {...props} {...address} target="_blank" rel="noopener" />}
        >
          <Icon size={15} aria-hidden />
        </ActionIcon>
      ))}
    </span>
  );
}

export function UploadTile({ row, onRetry, onDismiss }: { row: PendingUpload; onRetry(): void; onDismiss(): void }) {
  const { t } = useTranslation('adForm');
  const name = row.file.name;
  const percent = Math.round(row.fraction * 100);
  return (
    <li className={classes.tile} data-state={row.problem === null ? 'sending' : 'failed'}>
      <UploadImage row={row} />
      {row.problem === null && row.step === 'preparing' && (
        <span className={classes.percent} aria-hidden>
          {percent}%
        </span>
      )}
      {row.problem === null ? (
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={row.step === 'sending' ? t('images.uploading', { name }) : t('images.preparing', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      ) : (
        <Tooltip label={`${name}: ${row.problem}`} multiline maw={260}>
          <Text size="xs" className={classes.problem ?? ''} role="alert" lineClamp={4}>
            {row.problem}
          </Text>
        </Tooltip>
      )}
      <div className={classes.controls}>
        {row.problem !== null && row.canRetry && (
          <ActionIcon size={28} variant="default" onClick={onRetry} aria-label={t('images.retry', { name })}>
            <RotateCw size={14} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon size={28} variant="default" onClick={onDismiss} aria-label={t('images.dismiss', { name })}>
          <X size={15} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** A pending upload: the image itself if the browser can show it, else the file's kind. */
function UploadImage({ row: { previewUrl, isVideo, problem, file } }: { row: PendingUpload }) {
  const [isBroken, setBroken] = useState(false);
  if (previewUrl !== null && !isBroken)
    return <img src={previewUrl} alt="" className={classes.fading} onError={() => setBroken(true)} />;
  return (
    <span className={classes.file} aria-hidden>
      {problem === null && isVideo ? <Film size={24} /> : <FileX size={20} />}
      <span className={classes.fileName}>{file.name}</span>
    </span>
  );
}

interface AddTileProps {
  label: string;
  accepts: AcceptedMedia;
  isMany: boolean;
  onFiles(files: File[]): void;
}

export function AddTile({ label, accepts, isMany, onFiles }: AddTileProps) {
  const inputId = useId();
  return (
    <li className={classes.tile}>
      <label htmlFor={inputId} className={classes.add}>
        <ImagePlus size={22} aria-hidden />
        <Text size="xs" ta="center">
          {label}
        </Text>
        <input
          id={inputId}
          type="file"
          accept={listAcceptedFiles(accepts)}
          multiple={isMany}
          className={classes.input}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            onFiles(files);
          }}
        />
      </label>
    </li>
  );
}

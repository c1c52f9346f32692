import { ActionIcon, Input, Text, Tooltip } from '@mantine/core';
import { AD_VIDEO_LIMITS } from '@reelwright/contracts';
import { ArrowLeft, ArrowRight, FileX, Film, ImageOff, ImagePlus, RotateCw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormImage } from '../model/ad-form.ts';
import { type AcceptedMedia, listAcceptedFiles } from '../model/check-media-file.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { moveRow } from '../model/move-row.ts';
import { useFileDrop } from '../model/use-file-drop.ts';
import type { ImageUploads, PendingUpload } from '../model/use-image-uploads.ts';
import classes from './image-picker.module.css';

interface ImagePickerProps {
  label: string;
  addLabel: string;
  description?: string;
  images: FormImage[];
  onChange(change: (images: FormImage[]) => FormImage[]): void;
  uploads: ImageUploads;
  max?: number;
  error?: string | undefined;
}

function addressOf(image: FormImage): string {
  return image.kind === 'page' ? image.url : image.thumbUrl;
}

/** The pictures and films of the ad in their order: add by click or drop, move, remove. */
export function ImagePicker({
  label,
  addLabel,
  description,
  images,
  onChange,
  uploads,
  max = AD_VIDEO_LIMITS.maxImages,
  error,
}: ImagePickerProps) {
  const grid = useRef<HTMLUListElement>(null);
  const free = max - images.length - uploads.pending.length;
  const add = (files: Iterable<File>): void => uploads.add([...files].slice(0, free));
  const isOver = useFileDrop(grid, add);
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <ul ref={grid} className={classes.grid} aria-label={label} data-over={isOver || undefined}>
        {images.map((image, index) => (
          <PictureTile
            key={addressOf(image)}
            image={image}
            position={index + 1}
            canMoveEarlier={index > 0}
            canMoveLater={index < images.length - 1}
            onMove={(by) => onChange((current) => moveRow(current, index, by))}
            onRemove={() => onChange((current) => current.filter((_row, position) => position !== index))}
          />
        ))}
        {uploads.pending.map((row) => (
          <UploadTile
            key={row.id}
            row={row}
            onRetry={() => uploads.retry(row.id)}
            onDismiss={() => uploads.dismiss(row.id)}
          />
        ))}
        {free > 0 && <AddTile label={addLabel} accepts={uploads.accepts} isMany={max > 1} onFiles={add} />}
      </ul>
    </Input.Wrapper>
  );
}

interface PictureTileProps {
  image: FormImage;
  position: number;
  canMoveEarlier: boolean;
  canMoveLater: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function PictureTile({ image, position, canMoveEarlier, canMoveLater, onMove, onRemove }: PictureTileProps) {
  const { t } = useTranslation('adForm');
  const [isBroken, setBroken] = useState(false);
  const address = addressOf(image);
  const film = image.kind === 'upload' && image.durationS !== undefined ? image : undefined;
  const length = film?.durationS === undefined ? undefined : formatClock(film.durationS);
  return (
    <li className={classes.tile}>
      {isBroken ? (
        <span className={classes.broken} role="img" aria-label={t('images.broken', { position })}>
          <ImageOff size={22} aria-hidden />
        </span>
      ) : (
        <a href={address} target="_blank" rel="noreferrer noopener" tabIndex={-1}>
          <img
            src={address}
            alt={
              film && length !== undefined
                ? t('images.film', { name: film.fileName, duration: length })
                : image.kind === 'upload'
                  ? image.fileName
                  : t('images.alt', { position })
            }
            className={classes.picture}
            referrerPolicy="no-referrer"
            onError={() => setBroken(true)}
          />
        </a>
      )}
      {length !== undefined && (
        <span className={classes.length} aria-hidden>
          <Film size={11} />
          {length}
        </span>
      )}
      {(canMoveEarlier || canMoveLater) && <span className={classes.position}>{position}</span>}
      <div className={classes.controls}>
        {(canMoveEarlier || canMoveLater) && (
          <>
            <ActionIcon
              size={26}
              variant="default"
              disabled={!canMoveEarlier}
              onClick={() => onMove(-1)}
              aria-label={t('images.earlier', { position })}
            >
              <ArrowLeft size={14} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={26}
              variant="default"
              disabled={!canMoveLater}
              onClick={() => onMove(1)}
              aria-label={t('images.later', { position })}
            >
              <ArrowRight size={14} aria-hidden />
            </ActionIcon>
          </>
        )}
        <ActionIcon size={26} variant="default" onClick={onRemove} aria-label={t('images.remove', { position })}>
          <X size={14} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

function UploadTile({ row, onRetry, onDismiss }: { row: PendingUpload; onRetry(): void; onDismiss(): void }) {
  const { t } = useTranslation('adForm');
  const name = row.file.name;
  const percent = Math.round(row.fraction * 100);
  return (
    <li className={classes.tile} data-state={row.problem === null ? 'sending' : 'failed'}>
      <UploadPicture row={row} />
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
          <Text size="xs" className={classes.problem} role="alert" lineClamp={4}>
            {row.problem}
          </Text>
        </Tooltip>
      )}
      <div className={classes.controls}>
        {row.problem !== null && (
          <ActionIcon size={26} variant="default" onClick={onRetry} aria-label={t('images.retry', { name })}>
            <RotateCw size={14} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon size={26} variant="default" onClick={onDismiss} aria-label={t('images.dismiss', { name })}>
          <X size={14} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** What is sent, as far as it can be shown: a picture itself, of other files what they are. */
function UploadPicture({ row: { previewUrl, isFilm, problem, file } }: { row: PendingUpload }) {
  const [isBroken, setBroken] = useState(false);
  if (previewUrl !== null && !isBroken)
    return <img src={previewUrl} alt="" className={classes.fading} onError={() => setBroken(true)} />;
  return (
    <span className={classes.file} aria-hidden>
      {problem === null && isFilm ? <Film size={24} /> : <FileX size={20} />}
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

function AddTile({ label, accepts, isMany, onFiles }: AddTileProps) {
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

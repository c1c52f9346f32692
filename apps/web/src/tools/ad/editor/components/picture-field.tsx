import { FileButton, Input, Loader, UnstyledButton } from '@mantine/core';
import type { AdScene, DraftPicture, ImageRef } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { dequal } from 'dequal/lite';
import { Film, ImagePlus, Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { listAcceptedFiles } from '#src/nouns/media-library/check-media-file.ts';
import type { SceneFix } from '../model/edit-script.ts';
import { addScenePicture, findPicture, findPictureOfMedia, thumbnailOf } from '../model/scene-pictures.ts';
import { type UploadPicture, usePictureUpload } from '../model/use-picture-upload.ts';
import { FocusPicker } from './focus-picker.tsx';
import classes from './picture-field.module.css';

interface PictureFieldProps {
  position: number;
  fix: AdScene;
  /** The scene's media in the newest preview. */
  media: string | null;
  document: TimelineDocument | null;
  upload: UploadPicture;
  onChange(fix: SceneFix, mergeKey?: string): void;
}

/** Picks a scene's image: automatic, one of the product's, or another one; and the part of it that stays in view. */
export function PictureField({ position, fix, media, document, upload, onChange }: PictureFieldProps) {
  const { t } = useTranslation('adEditor');
  const group = useId();
  const store = useAdDraftStore();
  const content = useDraftState((state) => state.content);
  const assets = useDraftState((state) => state.assets);
  const pictures = content.product.pictures ?? [];
  const shown = document ? findPictureOfMedia(content, document, media) : undefined;
  const current = fix.picture ?? shown;
  const src = current && thumbnailOf(current, assets);
  const choose = (ref: ImageRef | undefined): void => onChange({ picture: ref, focus: undefined });

  const { isSending, send } = usePictureUpload(upload, (asset) => {
    const ref: ImageRef = { asset_id: asset.id };
    store.addAsset(asset);
    store.change((before) =>
      addScenePicture(before, {
        id: makeRandomId(),
        ref,
        kind: asset.asset_type === 2 ? 'video' : 'image',
        file_name: asset.file_name,
      }),
    );
    choose(ref);
  });

  return (
    <div role="group" aria-labelledby={`${group}-label`}>
      <Input.Label id={`${group}-label`} component="div" mb={6}>
        {t('picture.label')}
      </Input.Label>
      <div className={classes.row}>
        <div className={classes.tiles}>
          <label className={classes.tile}>
            <input
              type="radio"
              name={group}
              className={classes.input}
              checked={fix.picture === undefined}
              onChange={() => choose(undefined)}
            />
            <span className={classes.auto}>
              <Sparkles size={18} aria-hidden />
              {t('auto')}
            </span>
          </label>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              group={group}
              picture={picture}
              name={t('picture.name', { position: index + 1 })}
              src={thumbnailOf(picture.ref, assets)}
              isChecked={dequal(fix.picture, picture.ref)}
              isShown={fix.picture === undefined && dequal(shown, picture.ref)}
              onChoose={() => choose(picture.ref)}
            />
          ))}
          <FileButton accept={listAcceptedFiles('pictures_and_films')} onChange={(file) => file && void send(file)}>
            {(props) => (
              <UnstyledButton
                {...props}
                className={classes.tile}
                aria-label={t('picture.addTo', { position })}
                aria-busy={isSending}
                disabled={isSending}
              >
                <span className={classes.auto}>
                  {isSending ? <Loader size={18} /> : <ImagePlus size={18} aria-hidden />}
                  {t(isSending ? 'picture.sending' : 'picture.add')}
                </span>
              </UnstyledButton>
            )}
          </FileButton>
        </div>
        {src !== undefined && findPicture(content, current)?.kind !== 'video' && (
          <FocusPicker
            src={src}
            position={position}
            value={fix.picture === undefined ? undefined : fix.focus}
            // Setting the point of an automatic image also fixes the image.
            onChange={(focus) => onChange(focus ? { picture: current, focus } : { focus }, 'focus')}
          />
        )}
      </div>
    </div>
  );
}

interface PictureTileProps {
  group: string;
  picture: DraftPicture;
  name: string;
  src: string | undefined;
  isChecked: boolean;
  /** Chosen automatically, and shown in the preview. */
  isShown: boolean;
  onChoose(): void;
}

function PictureTile({ group, picture, name, src, isChecked, isShown, onChoose }: PictureTileProps) {
  return (
    <label className={classes.tile} data-shown={isShown || undefined}>
      <input
        type="radio"
        name={group}
        className={classes.input}
        checked={isChecked}
        onChange={onChoose}
        aria-label={picture.file_name ?? name}
      />
      {src === undefined ? (
        <span aria-hidden>{picture.file_name ?? name}</span>
      ) : (
        <img src={src} alt="" loading="lazy" />
      )}
      {picture.kind === 'video' && (
        <span className={classes.film}>
          <Film size={12} aria-hidden />
        </span>
      )}
    </label>
  );
}

import { FileButton, Input, Loader, UnstyledButton } from '@mantine/core';
import type { AdScene, DraftImage, ImageRef, LibraryAsset } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { dequal } from 'dequal/lite';
import { Film, FolderOpen, ImageOff, ImagePlus, Sparkles } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdDraftStore, useDraftState } from '#src/nouns/drafts/model/use-ad-draft.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { ImageOr } from '#src/ui/image-or.tsx';
import { AssetActionButtons } from '#src/nouns/tools/components/asset-actions.tsx';
import { listAcceptedFiles } from '#src/nouns/uploads/check-media-file.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import type { SceneFix } from '../model/edit-script.ts';
import { addSceneImage, findImage, findImageOfMedia, thumbnailOf } from '../model/scene-images.ts';
import { type UploadImage, useImageUpload } from '../model/use-image-upload.ts';
import { FocusPicker } from './focus-picker.tsx';
import classes from './image-field.module.css';

interface ImageFieldProps {
  position: number;
  fix: AdScene;
  /** The scene's media in the newest preview. */
  media: string | null;
  document: TimelineDocument | null;
  upload: UploadImage;
  onChange(fix: SceneFix, mergeKey?: string): void;
}

/** Picks a scene's image: automatic, one of the product's, or another one; and the part of it that stays in view. */
export const ImageField = memo(function ImageField({
  position,
  fix,
  media,
  document,
  upload,
  onChange,
}: ImageFieldProps) {
  const { t } = useTranslation('adEditor');
  const group = useId();
  const store = useAdDraftStore();
  const content = useDraftState((state) => state.content);
  const assets = useDraftState((state) => state.assets);
  const images = content.product.images ?? [];
  const shown = document ? findImageOfMedia(content, document, media) : undefined;
  const current = fix.image ?? shown;
  const src = current && thumbnailOf(current, assets);
  const choose = (ref: ImageRef | undefined): void =>
    onChange({ image: ref, focus: undefined, video_start_ms: undefined });

  const take = (asset: LibraryAsset): void => {
    const ref: ImageRef = { asset_id: asset.id };
    store.addAsset(asset);
    store.change((before) =>
      addSceneImage(before, {
        id: makeRandomId(),
        ref,
        kind: asset.asset_type === 2 ? 'video' : 'image',
        file_name: asset.file_name,
      }),
    );
    choose(ref);
  };
  const { isSending, send } = useImageUpload(upload, take);

  return (
    <div role="group" aria-labelledby={`${group}-label`}>
      <Input.Label id={`${group}-label`} component="div" mb={6}>
        {t('image.label')}
      </Input.Label>
      <div className={classes.row}>
        <div className={classes.tiles}>
          <label className={classes.tile}>
            <input
              type="radio"
              name={group}
              className={classes.input}
              checked={fix.image === undefined}
              onChange={() => choose(undefined)}
            />
            <span className={classes.auto}>
              <Sparkles size={18} aria-hidden />
              {t('auto')}
            </span>
          </label>
          {images.map((image, index) => (
            <ImageTile
              key={image.id}
              group={group}
              image={image}
              name={t('image.name', { position: index + 1 })}
              src={thumbnailOf(image.ref, assets)}
              isChecked={dequal(fix.image, image.ref)}
              isShown={fix.image === undefined && dequal(shown, image.ref)}
              onChoose={() => choose(image.ref)}
            />
          ))}
          <FileButton accept={listAcceptedFiles('images_and_videos')} onChange={(file) => file && void send(file)}>
            {(props) => (
              <UnstyledButton
                {...props}
                className={classes.tile}
                aria-label={t('image.addTo', { position })}
                aria-busy={isSending}
                disabled={isSending}
              >
                <span className={classes.auto}>
                  {isSending ? <Loader size={18} /> : <ImagePlus size={18} aria-hidden />}
                  {t(isSending ? 'image.sending' : 'image.add')}
                </span>
              </UnstyledButton>
            )}
          </FileButton>
          <LibraryButton
            label={t('image.fromLibrary')}
            kinds="image,video"
            maxCount={1}
            onChoose={(chosen) => {
              const [asset] = chosen;
              if (asset) take(asset);
            }}
            renderButton={(open) => (
              <UnstyledButton
                className={classes.tile}
                aria-label={t('image.fromLibraryTo', { position })}
                onClick={open}
              >
                <span className={classes.auto}>
                  <FolderOpen size={18} aria-hidden />
                  {t('image.fromLibrary')}
                </span>
              </UnstyledButton>
            )}
          />
        </div>
        {current && 'asset_id' in current && (
          <AssetActionButtons
            asset={{ id: current.asset_id, kind: findImage(content, current)?.kind ?? 'image' }}
            isNewTab
            except="/link-to-video"
          />
        )}
        {src !== undefined && src !== '' && findImage(content, current)?.kind !== 'video' && (
          <FocusPicker
            src={src}
            position={position}
            value={fix.image === undefined ? undefined : fix.focus}
            // Setting the point of an automatic image also fixes the image.
            onChange={(focus) => onChange(focus ? { image: current, focus } : { focus }, 'focus')}
          />
        )}
      </div>
    </div>
  );
});

interface ImageTileProps {
  group: string;
  image: DraftImage;
  name: string;
  src: string | undefined;
  isChecked: boolean;
  /** Chosen automatically, and shown in the preview. */
  isShown: boolean;
  onChoose(): void;
}

function ImageTile({ group, image, name, src, isChecked, isShown, onChoose }: ImageTileProps) {
  return (
    <label className={classes.tile} data-shown={isShown || undefined}>
      <input
        type="radio"
        name={group}
        className={classes.input}
        checked={isChecked}
        onChange={onChoose}
        aria-label={image.file_name ?? name}
      />
      <ImageOr src={src} alt="" loading="lazy">
        <span className={classes.missing} aria-hidden>
          {image.kind !== 'video' && <ImageOff size={16} />}
          <span>{image.file_name ?? name}</span>
        </span>
      </ImageOr>
      {image.kind === 'video' && (
        <span className={classes.video}>
          <Film size={12} aria-hidden />
        </span>
      )}
    </label>
  );
}

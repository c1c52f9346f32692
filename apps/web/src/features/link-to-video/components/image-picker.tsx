import { ActionIcon, Group, Input, Loader, Text } from '@mantine/core';
import { AD_VIDEO_LIMITS, type LibraryAsset, UPLOAD_LIMITS } from '@reelwright/contracts';
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/toast.ts';
import type { FormImage } from '../model/ad-form.ts';
import { moveRow } from '../model/move-row.ts';
import classes from './image-picker.module.css';

interface ImagePickerProps {
  label: string;
  description?: string;
  images: FormImage[];
  onChange(change: (images: FormImage[]) => FormImage[]): void;
  upload(file: File, signal: AbortSignal): Promise<LibraryAsset>;
  max?: number;
  error?: string | undefined;
}

const ACCEPTED = UPLOAD_LIMITS.imageToVideo.extensions.map((extension) => `.${extension}`).join(',');

function addressOf(image: FormImage): string {
  return image.kind === 'page' ? image.url : image.thumbUrl;
}

/** The pictures of the ad in their order: add by click or drop, move, remove. */
export function ImagePicker({
  label,
  description,
  images,
  onChange,
  upload,
  max = AD_VIDEO_LIMITS.maxImages,
  error,
}: ImagePickerProps) {
  const { t } = useTranslation();
  const inputId = useId();
  const [uploading, setUploading] = useState(0);
  const [isOver, setOver] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const add = async (files: Iterable<File>): Promise<void> => {
    const { signal } = leaving.current;
    const wanted = [...files].slice(0, Math.max(0, max - images.length - uploading) || (max === 1 ? 1 : 0));
    setUploading((count) => count + wanted.length);
    for (const file of wanted) {
      try {
        const asset = await upload(file, signal);
        const image: FormImage = {
          kind: 'upload',
          assetId: asset.id,
          thumbUrl: asset.thumb_url,
          fileName: asset.file_name,
        };
        onChange((current) => (max === 1 ? [image] : [...current, image].slice(0, max)));
      } catch (reason) {
        if (signal.aborted) return;
        showError(new Error(`${file.name}: ${reason instanceof Error ? reason.message : String(reason)}`));
      } finally {
        setUploading((count) => count - 1);
      }
    }
  };

  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <ul className={classes.grid} aria-label={label}>
        {images.map((image, index) => (
          <li key={addressOf(image)} className={classes.tile}>
            <img
              src={addressOf(image)}
              alt={t('images.alt', { position: index + 1 })}
              className={classes.picture}
              referrerPolicy="no-referrer"
            />
            <Group gap={2} className={classes.controls} wrap="nowrap">
              {max > 1 && (
                <>
                  <ActionIcon
                    size="sm"
                    variant="default"
                    disabled={index === 0}
                    onClick={() => onChange((current) => moveRow(current, index, -1))}
                    aria-label={t('images.earlier', { position: index + 1 })}
                  >
                    <ArrowLeft size={14} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    size="sm"
                    variant="default"
                    disabled={index === images.length - 1}
                    onClick={() => onChange((current) => moveRow(current, index, 1))}
                    aria-label={t('images.later', { position: index + 1 })}
                  >
                    <ArrowRight size={14} aria-hidden />
                  </ActionIcon>
                </>
              )}
              <ActionIcon
                size="sm"
                variant="default"
                onClick={() => onChange((current) => current.filter((_row, position) => position !== index))}
                aria-label={t('images.remove', { position: index + 1 })}
              >
                <X size={14} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
        {images.length < max && (
          <li className={classes.tile}>
            <label
              htmlFor={inputId}
              className={classes.add}
              data-over={isOver || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(false);
                void add(event.dataTransfer.files);
              }}
            >
              {uploading > 0 ? <Loader size="sm" /> : <ImagePlus size={22} aria-hidden />}
              <Text size="xs" ta="center">
                {uploading > 0 ? t('images.uploading', { count: uploading }) : t('images.add')}
              </Text>
              <input
                id={inputId}
                type="file"
                accept={ACCEPTED}
                multiple={max > 1}
                className={classes.input}
                onChange={(event) => {
                  const files = [...(event.currentTarget.files ?? [])];
                  event.currentTarget.value = '';
                  void add(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
    </Input.Wrapper>
  );
}

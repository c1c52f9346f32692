import { ActionIcon, Progress, Skeleton, Text } from '@mantine/core';
import { type AssetId, GENERATION_LIMITS } from '@reelwright/contracts';
import { ImageUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { useAsset } from '#src/nouns/assets/api/get-asset.ts';
import { MediaDrop } from '#src/nouns/media-selection/components/media-drop.tsx';
import { showUndoToast } from '#src/ui/toast.ts';
import { findReferenceProblem, REFERENCE_TYPES, uploadReference } from '../model/upload-reference.ts';
import classes from './image-slot.module.css';

export type SlotKind = 'product' | 'image' | 'foreground' | 'first' | 'last';

interface ImageSlotProps {
  kind: SlotKind;
  assetId: AssetId | null;
  onChange(assetId: AssetId | null): void;
}

/** The place of one image: from the device, or from the library. */
export function ImageSlot({ kind, assetId, onChange }: ImageSlotProps) {
  const { t } = useTranslation('generator');
  const [uploaded, setUploaded] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const take = async (files: Iterable<File>): Promise<void> => {
    const [file] = files;
    if (!file) return;
    const refusal = findReferenceProblem(file);
    setProblem(refusal);
    if (refusal !== null) return;
    const abort = new AbortController();
    upload.current = abort;
    setUploaded(0);
    try {
      onChange(await uploadReference(file, { signal: abort.signal, onProgress: setUploaded }));
    } catch (error) {
      if (!abort.signal.aborted) setProblem(describeError(error, getLanguage()));
    } finally {
      if (!abort.signal.aborted) setUploaded(null);
    }
  };
  const remove = (): void => {
    onChange(null);
    showUndoToast(t('slot.removed'), { label: t('slot.undo'), onUndo: () => onChange(assetId) });
  };

  if (uploaded !== null)
    return (
      <div className={classes.slot}>
        <Text size="sm" mb={6}>
          {t('slot.uploading')}
        </Text>
        <Progress value={uploaded * 100} aria-label={t('slot.uploading')} />
      </div>
    );
  if (assetId !== null) return <ChosenImage kind={kind} assetId={assetId} onRemove={remove} />;
  return (
    <div>
      <MediaDrop
        icon={ImageUp}
        kinds="image"
        accept={REFERENCE_TYPES}
        room={1}
        isSmall
        texts={{
          label: t(`slot.${kind}`),
          title: t(`slot.${kind}`),
          choose: t(`slot.${kind}`),
          more: t(`slot.${kind}`),
          library: t('slot.library'),
          limits: t(kind === 'product' || kind === 'foreground' ? 'slot.productLimits' : 'slot.limits', {
            size: GENERATION_LIMITS.reference.maxSizeBytes / 2 ** 20,
            side: GENERATION_LIMITS.foreground.minWidth,
          }),
        }}
        onFiles={(files) => void take(files)}
        onAssets={([asset]) => {
          if (!asset) return;
          setProblem(null);
          onChange(asset.id);
        }}
      />
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={6}>
          {problem}
        </Text>
      )}
    </div>
  );
}

function ChosenImage({ kind, assetId, onRemove }: { kind: SlotKind; assetId: AssetId; onRemove(): void }) {
  const { t } = useTranslation('generator');
  const { data, error } = useAsset(assetId);
  return (
    <figure className={classes.chosen}>
      {data ? (
        <img src={data.url} alt={t(`slot.alt.${kind}`)} />
      ) : error ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" p="md">
          {describeError(error, getLanguage())}
        </Text>
      ) : (
        <Skeleton height={160} role="status" aria-label={t('slot.loading')} />
      )}
      <figcaption>
        <Text size="xs" c="dimmed" truncate>
          {data?.file_name ?? ''}
        </Text>
      </figcaption>
      <ActionIcon
        variant="default"
        size={32}
        className={classes['remove'] ?? ''}
        aria-label={t('slot.remove', { name: t(`slot.alt.${kind}`) })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
    </figure>
  );
}

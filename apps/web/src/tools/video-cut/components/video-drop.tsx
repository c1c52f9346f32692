import { Button, Progress, Text } from '@mantine/core';
import { type AssetId, formatMessage, type LibraryAsset, UPLOAD_LIMITS, VIDEO_CUT_PRICE } from '@reelwright/contracts';
import { Film } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { describeSizeLimit, findFileProblem, listAcceptedFiles } from '#src/nouns/uploads/check-media-file.ts';
import { uploadFile } from '#src/nouns/uploads/upload-file.ts';
import { LibraryButton } from '#src/nouns/media-selection/components/library-button.tsx';
import classes from '#src/ui/drop-area.module.css';

interface Upload {
  name: string;
  step: 'sending' | 'preparing';
  fraction: number;
}

/** Takes one video: dropped, chosen or pasted from the device, or from the library. */
export function VideoDrop({ onVideo }: { onVideo(assetId: AssetId): void }) {
  const { t } = useTranslation('videoCut');
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { maxSizeBytes, maxDurationS } = UPLOAD_LIMITS.libraryVideo;
  useEffect(() => () => abort.current?.abort(), []);

  const take = async (files: Iterable<File>): Promise<void> => {
    const [file] = files;
    if (!file || upload) return;
    const reason = findFileProblem(file, 'videos');
    if (reason !== null) {
      setProblem(formatMessage(reason, getLanguage(), { limit: describeSizeLimit(file.name) }));
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    setProblem(null);
    setUpload({ name: file.name, step: 'sending', fraction: 0 });
    try {
      const onProgress = (progress: Omit<Upload, 'name'>): void => setUpload({ name: file.name, ...progress });
      const asset = await uploadFile(file, { signal: controller.signal, onProgress });
      if (asset.asset_type === 2) onVideo(asset.id);
      else setProblem(t('drop.notVideo'));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(describeError(error, getLanguage()));
    } finally {
      setUpload(null);
    }
  };
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent): void => void take(clipboardData?.files ?? []);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });

  return (
    // Files are dropped onto it; a keyboard reaches the same by its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside do the same
    <section
      className={classes.area}
      data-over={isOver}
      aria-label={t('drop.label')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      <span className={classes.icon}>
        <Film size={28} aria-hidden />
      </span>
      <Text fw={600} size="lg" style={{ overflowWrap: 'anywhere' }} ta="center">
        {upload?.name ?? t('drop.title')}
      </Text>
      {upload ? (
        <>
          <Progress value={upload.fraction * 100} w="100%" maw={360} aria-label={upload.name} />
          <Text size="sm" c="dimmed" role="status">
            {t(`drop.${upload.step}`, { percent: Math.round(upload.fraction * 100) })}
          </Text>
          <Button variant="default" size="sm" onClick={() => abort.current?.abort()}>
            {t('drop.cancel')}
          </Button>
        </>
      ) : (
        <div className={classes.buttons}>
          <Button onClick={() => input.current?.click()}>{t('drop.choose')}</Button>
          <LibraryButton
            label={t('drop.library')}
            kinds="video"
            maxCount={1}
            size="sm"
            onChoose={([asset]: LibraryAsset[]) => asset && onVideo(asset.id)}
          />
        </div>
      )}
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
      <Text size="xs" c="dimmed" ta="center">
        {t('drop.limits', {
          size: maxSizeBytes / 2 ** 20,
          minutes: maxDurationS / 60,
          credits: VIDEO_CUT_PRICE.credits,
          seconds: VIDEO_CUT_PRICE.perSeconds,
        })}
      </Text>
      <input
        ref={input}
        type="file"
        hidden
        accept={listAcceptedFiles('videos')}
        aria-label={t('drop.choose')}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

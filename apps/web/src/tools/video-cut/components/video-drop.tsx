import { Button, Group, Progress, Text } from '@mantine/core';
import { type AssetId, UPLOAD_LIMITS, VIDEO_CUT_PRICE } from '@reelwright/contracts';
import { Film } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaDrop } from '#src/nouns/media-selection/components/media-drop.tsx';
import { listAcceptedFiles } from '#src/nouns/uploads/check-media-file.ts';
import { useTaskFiles } from '#src/nouns/uploads/task-files.ts';
import { usePastedFiles } from '#src/nouns/uploads/use-pasted-files.ts';
import classes from '#src/ui/drop-area.module.css';
import { cutUploads } from '../model/cut-uploads.ts';

/** Replaces what could not be uploaded. */
function takeFiles(files: Iterable<File>): void {
  if (cutUploads.get().some(({ problem }) => problem !== null)) cutUploads.removeAll();
  cutUploads.addFiles(files);
}

/** Takes one video: dropped, chosen or pasted from the device, or from the library. */
export function VideoDrop({ onVideo }: { onVideo(assetId: AssetId): void }) {
  const { t } = useTranslation('videoCut');
  const [upload] = useTaskFiles(cutUploads);
  usePastedFiles(takeFiles);
  useEffect(() => {
    if (!upload?.isReady || upload.assetId === null) return;
    cutUploads.remove(upload.id);
    onVideo(upload.assetId);
  }, [upload, onVideo]);

  if (upload?.problem === null) {
    const percent = Math.round(upload.uploaded * 100);
    return (
      <section className={classes.area} aria-label={t('drop.label')}>
        <span className={classes.icon}>
          <Film size={28} aria-hidden />
        </span>
        <Text fw={600} size="lg" style={{ overflowWrap: 'anywhere' }} ta="center">
          {upload.name}
        </Text>
        <Progress value={percent} w="100%" maw={360} aria-label={upload.name} />
        <Text size="sm" c="dimmed" role="status">
          {t('drop.uploading', { percent })}
        </Text>
        <Button variant="default" size="sm" onClick={() => cutUploads.remove(upload.id)}>
          {t('drop.cancel')}
        </Button>
      </section>
    );
  }
  const { maxSizeBytes, maxDurationS } = UPLOAD_LIMITS.libraryVideo;
  return (
    <>
      <MediaDrop
        icon={Film}
        kinds="video"
        accept={listAcceptedFiles('videos')}
        room={1}
        isSmall={false}
        texts={{
          label: t('drop.label'),
          title: t('drop.title'),
          choose: t('drop.choose'),
          more: t('drop.choose'),
          library: t('drop.library'),
          limits: t('drop.limits', {
            size: maxSizeBytes / 2 ** 20,
            minutes: maxDurationS / 60,
            credits: VIDEO_CUT_PRICE.credits,
            seconds: VIDEO_CUT_PRICE.perSeconds,
          }),
        }}
        onFiles={takeFiles}
        onAssets={([asset]) => asset && onVideo(asset.id)}
      />
      {upload && (
        <Group gap="sm">
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {upload.name}: {upload.problem}
          </Text>
          {upload.canRetry && (
            <Button size="compact-sm" variant="default" onClick={() => cutUploads.retry(upload.id)}>
              {t('open.again')}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

import { Group, Progress, Stack, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { RunningTask } from '#src/nouns/tasks/components/running-task.tsx';
import { useFormatBytes } from '#src/nouns/tasks/model/use-format-bytes.ts';
import { useDownloads } from '../api/get-downloads.ts';

/** The progress of a download, with its bytes and speed. */
export function RunningDownload({ task }: { task: Task }) {
  const { t } = useTranslation('downloader');
  const { data: [download] = [] } = useDownloads(task.task_id);
  const bytes = useFormatBytes();
  if (!download) return <RunningTask task={task} />;
  const { done_bytes: done, total_bytes: total, bytes_per_second: speed } = download;
  return (
    <Stack gap="sm">
      <RunningTask task={task} />
      <Stack gap={4}>
        <Group justify="flex-end">
          <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {total === null
              ? t('result.bytesAlone', { done: bytes(done) })
              : t('result.bytes', { done: bytes(done), total: bytes(total) })}
            {speed > 0 && ` · ${t('result.speed', { speed: bytes(speed) })}`}
          </Text>
        </Group>
        {total !== null && total > 0 && (
          <Progress size="sm" value={Math.min(100, (done / total) * 100)} aria-label={t('result.progress')} />
        )}
      </Stack>
    </Stack>
  );
}

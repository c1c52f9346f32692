import { Group, Progress, Stack, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useTranslation } from 'react-i18next';
import { RunningTask } from '#src/nouns/tasks/components/running-task.tsx';
import { useFormatBytes } from '#src/nouns/tasks/model/use-format-bytes.ts';
import { useDownloads } from '../api/get-downloads.ts';

/** The progress of a task, with the bytes of each of its downloads. */
export function RunningDownloads({ task, names }: { task: Task; names: readonly string[] }) {
  const { t } = useTranslation('downloader');
  const { data: downloads = [] } = useDownloads(task.task_id);
  const bytes = useFormatBytes();
  return (
    <Stack gap="lg">
      <RunningTask task={task} />
      {downloads.map(({ variant, done_bytes: done, total_bytes: total, bytes_per_second: speed }) => (
        <Stack key={variant} gap={4}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" lineClamp={1} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {names[variant]}
            </Text>
            <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {total === null
                ? t('result.bytesAlone', { done: bytes(done) })
                : t('result.bytes', { done: bytes(done), total: bytes(total) })}
              {speed > 0 && ` · ${t('result.speed', { speed: bytes(speed) })}`}
            </Text>
          </Group>
          {total !== null && total > 0 && (
            <Progress
              size="sm"
              value={Math.min(100, (done / total) * 100)}
              aria-label={t('result.progress', { number: variant + 1 })}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}

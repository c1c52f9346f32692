import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { Task, TaskOutput } from '@reelwright/contracts';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { formatClock } from '#src/lib/format-clock.ts';
import { NoResult } from '#src/nouns/tasks/components/no-result.tsx';
import { ResultFoot } from '#src/nouns/tasks/components/result-foot.tsx';
import { TaskMenu } from '#src/nouns/tasks/components/task-menu.tsx';
import { findByMedium, findMade, isRunning } from '#src/nouns/tasks/model/task-output.ts';
import { useFormatBytes } from '#src/nouns/tasks/model/use-format-bytes.ts';
import { AssetActionButtons } from '#src/nouns/tools/components/asset-actions.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import classes from './download-results.module.css';
import { RunningDownload } from './running-download.tsx';

interface DownloadCardProps {
  task: Task | undefined;
  /** Why the task could not be asked for. */
  error: Error | null;
  onRetry(): void;
  /** Called when the task was deleted. */
  onGone(): void;
}

/** One download: its file, or its progress or failure. */
export function DownloadCard({ task, error, onRetry, onGone }: DownloadCardProps) {
  const { t } = useTranslation(['downloader', 'translation']);
  if (!task) {
    return (
      <li className={classes.result}>
        {error ? (
          <StateMessage
            icon={CircleAlert}
            title={describeError(error, getLanguage())}
            action={<Button onClick={onRetry}>{t('translation:action.tryAgain')}</Button>}
          />
        ) : (
          <Skeleton height={200} radius="md" role="status" aria-label={t('translation:state.loading')} />
        )}
      </li>
    );
  }
  const output = findMade(task);
  const name = task.title === '' ? t('result.title') : task.title;
  return (
    <li className={classes.result}>
      {output && <Player task={task} output={output} name={name} onBroken={onRetry} />}
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Text fw={600} lineClamp={2} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <TaskMenu task={task} place="screen" onRegenerated={() => undefined} onDeleted={onGone} />
      </Group>
      {isRunning(task) ? <RunningDownload task={task} /> : output ? <Foot output={output} /> : <NoResult task={task} />}
    </li>
  );
}

interface PlayerProps {
  task: Task;
  output: TaskOutput;
  name: string;
  onBroken(): void;
}

function Player({ task, output, name, onBroken }: PlayerProps) {
  if (output.kind !== 'video') {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of somebody else, which has no captions of ours
    return <audio controls preload="none" src={output.url} aria-label={name} onError={onBroken} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of somebody else, which has no captions of ours
    <video
      controls
      preload="none"
      playsInline
      src={output.url}
      poster={findByMedium(task, 'image')?.url}
      aria-label={name}
      onError={onBroken}
    />
  );
}

function Foot({ output }: { output: TaskOutput }) {
  const { t } = useTranslation('downloader');
  const bytes = useFormatBytes();
  const facts = { length: formatClock(output.duration_s ?? 0), size: bytes(output.size_bytes) };
  const isVideo = output.kind === 'video';
  return (
    <>
      <AssetActionButtons asset={{ id: output.asset_id, kind: isVideo ? 'video' : 'audio' }} />
      <ResultFoot
        facts={
          isVideo
            ? t('result.videoFacts', { ...facts, width: output.width, height: output.height })
            : t('result.facts', facts)
        }
        downloadUrl={output.download_url}
      />
    </>
  );
}

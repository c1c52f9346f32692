import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Task, TaskOutput } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { saveFiles } from '#src/lib/save-files.ts';
import { useTask } from '#src/nouns/tasks/api/get-task.ts';
import { NoResult } from '#src/nouns/tasks/components/no-result.tsx';
import { ResultFoot } from '#src/nouns/tasks/components/result-foot.tsx';
import { TaskMenu } from '#src/nouns/tasks/components/task-menu.tsx';
import { findByMedium, isRunning, listDownloads } from '#src/nouns/tasks/model/task-output.ts';
import { useFormatBytes } from '#src/nouns/tasks/model/use-format-bytes.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { RunningDownloads } from '../components/running-downloads.tsx';
import classes from './download-result.module.css';

interface DownloadResultProps {
  taskId: string;
  /** Called when the task was deleted. */
  onGone(): void;
}

/** The downloads of a task, or its progress or failure. */
export function DownloadResult({ taskId, onGone }: DownloadResultProps) {
  const { t } = useTranslation(['downloader', 'translation']);
  const { data: task, error, isPending, refetch } = useTask(taskId);
  if (isPending) return <Skeleton height={240} radius="lg" role="status" aria-label={t('translation:state.loading')} />;
  if (!task) {
    return (
      <StateMessage
        icon={CircleAlert}
        title={error?.message ?? ''}
        action={<Button onClick={() => refetch()}>{t('translation:action.tryAgain')}</Button>}
      />
    );
  }
  return (
    <Stack gap="md" component="section" aria-label={t('result.title')}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} size="h4" lineClamp={1} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {task.title === '' ? t('result.title') : task.title}
        </Title>
        <Group gap="xs" wrap="nowrap">
          <DownloadAll task={task} />
          <TaskMenu task={task} place="screen" onRegenerated={() => undefined} onDeleted={onGone} />
        </Group>
      </Group>
      <StateOfTask task={task} onBroken={() => void refetch()} />
    </Stack>
  );
}

function DownloadAll({ task }: { task: Task }) {
  const { t } = useTranslation('downloader');
  const files = listDownloads(task);
  if (files.length < 2) return null;
  return (
    <Button
      leftSection={<Download size={16} aria-hidden />}
      onClick={() => void saveFiles(files.map(({ download_url: url }) => url))}
    >
      {t('result.downloadAll', { total: files.length })}
    </Button>
  );
}

/** The names of the links of a task, as its input has them. */
function listNames({ input }: Task): string[] {
  const videos = Array.isArray(input['videos']) ? (input['videos'] as { name?: unknown; title?: unknown }[]) : [];
  return videos.map(
    ({ title, name }) => [title, name].find((each) => typeof each === 'string' && each !== '') as string,
  );
}

function StateOfTask({ task, onBroken }: { task: Task; onBroken(): void }) {
  const { t } = useTranslation('downloader');
  const names = listNames(task);
  if (isRunning(task)) {
    return (
      <Card withBorder radius="lg" padding="lg">
        <RunningDownloads task={task} names={names} />
      </Card>
    );
  }
  const outputs = listDownloads(task);
  if (outputs.length > 0) {
    return (
      <>
        <ul className={classes.list}>
          {outputs.map((output) => (
            <Result
              key={output.variant}
              task={task}
              output={output}
              name={names[output.variant] ?? ''}
              onBroken={onBroken}
            />
          ))}
        </ul>
        <Button component={Link} to="/assets" variant="default" style={{ alignSelf: 'flex-start' }}>
          {t('result.library')}
        </Button>
      </>
    );
  }
  return (
    <Card withBorder radius="lg" padding="lg">
      <NoResult task={task} />
    </Card>
  );
}

interface ResultProps {
  task: Task;
  output: TaskOutput;
  name: string;
  onBroken(): void;
}

function Result({ task, output, name, onBroken }: ResultProps) {
  const { t } = useTranslation('downloader');
  const bytes = useFormatBytes();
  const facts = { length: formatClock(output.duration_s ?? 0), size: bytes(output.size_bytes) };
  const isVideo = output.kind === 'video';
  return (
    <li className={classes.result}>
      {isVideo ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of somebody else, which has no captions of ours
        <video
          controls
          preload="none"
          playsInline
          src={output.url}
          poster={findByMedium(task, 'image', output.variant)?.url}
          aria-label={name}
          onError={onBroken}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of somebody else, which has no captions of ours
        <audio controls preload="none" src={output.url} aria-label={name} onError={onBroken} />
      )}
      <Text fw={600} lineClamp={2} dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <ResultFoot
        facts={
          isVideo
            ? t('result.videoFacts', { ...facts, width: output.width, height: output.height })
            : t('result.facts', facts)
        }
        downloadUrl={output.download_url}
      />
    </li>
  );
}

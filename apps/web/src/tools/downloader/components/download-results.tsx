import { Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFiles } from '#src/lib/save-files.ts';
import { useTasks } from '#src/nouns/tasks/api/get-task.ts';
import { findMade, isRunning } from '#src/nouns/tasks/model/task-output.ts';
import { DownloadCard } from './download-card.tsx';
import classes from './download-results.module.css';

interface DownloadResultsProps {
  /** One for each link of a submission. */
  taskIds: readonly string[];
  /** Called when a task was deleted. */
  onGone(taskId: string): void;
}

/** The downloads of one submission: each has its own file, progress or failure. */
export function DownloadResults({ taskIds, onGone }: DownloadResultsProps) {
  const { t } = useTranslation('downloader');
  const answers = useTasks(taskIds);
  const tasks = answers.flatMap(({ data }) => data ?? []);
  const hasFiles = tasks.some(({ outputs }) => outputs.length > 0);
  return (
    <Stack gap="md" component="section" aria-label={t('result.title')}>
      {taskIds.length > 1 && <Together tasks={tasks} total={taskIds.length} />}
      <ul className={classes.list}>
        {taskIds.map((taskId, index) => (
          <DownloadCard
            key={taskId}
            task={answers[index]?.data}
            error={answers[index]?.error ?? null}
            onRetry={() => void answers[index]?.refetch()}
            onGone={() => onGone(taskId)}
          />
        ))}
      </ul>
      {hasFiles && (
        <Button component={Link} to="/assets" variant="default" style={{ alignSelf: 'flex-start' }}>
          {t('result.library')}
        </Button>
      )}
    </Stack>
  );
}

/** How far all downloads are together, and a button that saves those that are done. */
function Together({ tasks, total }: { tasks: readonly Task[]; total: number }) {
  const { t } = useTranslation('downloader');
  const done = tasks.flatMap((task) => findMade(task) ?? []);
  const ended = tasks.filter((task) => !isRunning(task));
  const percent = tasks.reduce((sum, task) => sum + (isRunning(task) ? task.percent : 100), 0) / total;
  return (
    <Card withBorder radius="lg" padding="md">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h4">
            {t('result.total', { count: total })}
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {t('result.done', { done: done.length, total })}
            {ended.length > done.length && ` · ${t('result.notDone', { count: ended.length - done.length })}`}
          </Text>
        </div>
        {done.length > 1 && (
          <Button
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => void saveFiles(done.map(({ download_url: url }) => url))}
          >
            {t('result.downloadAll', { total: done.length })}
          </Button>
        )}
      </Group>
      {ended.length < total && <Progress mt="sm" size="sm" value={percent} aria-label={t('result.allProgress')} />}
    </Card>
  );
}

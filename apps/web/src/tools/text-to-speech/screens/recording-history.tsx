import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { HistoryRow } from '../components/history-row.tsx';
import type { VoiceForm } from '../model/voice-form.ts';
import type { useTaskList } from '#src/nouns/tasks/api/list-tasks.ts';
import { TaskMenu } from '#src/nouns/tasks/components/task-menu.tsx';
import { TaskStateBadge } from '#src/nouns/tasks/components/task-state-badge.tsx';
import classes from './recording-history.module.css';

interface RecordingHistoryProps {
  recordings: ReturnType<typeof useTaskList>;
  openId: string | undefined;
  onOpen(taskId: string | undefined): void;
  onReuse(form: VoiceForm | null): void;
}

/** Earlier recordings, newest first: play, reuse or delete each. */
export function RecordingHistory({ recordings, openId, onOpen, onReuse }: RecordingHistoryProps) {
  const { t } = useTranslation(['textToSpeech', 'translation']);
  const tasks = recordings.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Stack gap="sm" component="section" aria-label={t('history.title')}>
      <Title order={2} size="h4">
        {t('history.title')}
      </Title>
      {recordings.isPending && <Skeleton height={120} role="status" aria-label={t('translation:state.loading')} />}
      {recordings.isError && (
        <StateMessage
          icon={CircleAlert}
          title={describeError(recordings.error, getLanguage())}
          action={<Button onClick={() => recordings.refetch()}>{t('translation:action.tryAgain')}</Button>}
        />
      )}
      {recordings.isSuccess && tasks.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('history.empty')}
        </Text>
      )}
      {tasks.length > 0 && (
        <ul className={classes['list']}>
          {tasks.map((task) => (
            <HistoryRow
              key={task.task_id}
              task={task}
              isOpen={task.task_id === openId}
              onOpen={() => onOpen(task.task_id)}
              onReuse={onReuse}
            >
              {task.state !== 'success' && <TaskStateBadge state={task.state} />}
              <TaskMenu
                task={task}
                place="screen"
                onRegenerated={() => undefined}
                onDeleted={() => {
                  if (task.task_id === openId) onOpen(undefined);
                }}
              />
            </HistoryRow>
          ))}
        </ul>
      )}
      {recordings.hasNextPage && (
        <Button variant="default" loading={recordings.isFetchingNextPage} onClick={() => recordings.fetchNextPage()}>
          {t('translation:action.loadMore')}
        </Button>
      )}
    </Stack>
  );
}

import { Button, Card, Skeleton, Stack, Title } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { AudioLines, CircleAlert, TextCursorInput } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { AudioDownloads } from '../components/audio-downloads.tsx';
import { AudioPlayer } from '../components/audio-player.tsx';
import { fromTaskInput, type VoiceForm } from '../model/voice-form.ts';
import { useTask } from '#src/nouns/tasks/api/get-task.ts';
import { RunningTask } from '#src/nouns/tasks/components/running-task.tsx';
import { NoResult } from '#src/nouns/tasks/components/no-result.tsx';
import { findByMedium, findOutput, isRunning } from '#src/nouns/tasks/model/task-output.ts';

interface RecordingProps {
  /** Undefined if there is none yet. */
  taskId: string | undefined;
  isListing: boolean;
  onReuse(form: VoiceForm | null): void;
}

/** The recording's player, or its progress or failure. */
export function Recording({ taskId, isListing, onReuse }: RecordingProps) {
  const { t } = useTranslation('textToSpeech');
  return (
    <Card withBorder padding="lg" radius="lg" component="section" aria-label={t('result.title')}>
      {taskId !== undefined ? (
        <TaskOfText taskId={taskId} onReuse={onReuse} />
      ) : isListing ? (
        <Waiting />
      ) : (
        <StateMessage icon={AudioLines} title={t('result.empty')} text={t('result.emptyText')} />
      )}
    </Card>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <Skeleton height={140} role="status" aria-label={t('state.loading')} />;
}

function TaskOfText({ taskId, onReuse }: Pick<RecordingProps, 'onReuse'> & { taskId: string }) {
  const { t } = useTranslation(['textToSpeech', 'translation']);
  const { data: task, error, isPending, refetch } = useTask(taskId);
  if (isPending) return <Waiting />;
  if (!task) {
    return (
      <StateMessage
        icon={CircleAlert}
        title={describeError(error, getLanguage())}
        action={<Button onClick={() => refetch()}>{t('translation:action.tryAgain')}</Button>}
      />
    );
  }
  return (
    <Stack gap="md">
      <Title order={2} size="h4" lineClamp={2} dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {task.title === '' ? t('result.untitled') : task.title}
      </Title>
      <StateOfTask task={task} onBroken={() => void refetch()} onReuse={onReuse} />
    </Stack>
  );
}

function StateOfTask({ task, onBroken, onReuse }: Pick<RecordingProps, 'onReuse'> & { task: Task; onBroken(): void }) {
  const { t } = useTranslation('textToSpeech');
  const audio = findByMedium(task, 'audio');
  if (audio) {
    return (
      <>
        <AudioPlayer
          taskId={task.task_id}
          title={task.title}
          audio={audio}
          peaks={findOutput(task, 'peaks')}
          captions={findOutput(task, 'captions_vtt')}
          onBroken={onBroken}
        />
        <AudioDownloads outputs={task.outputs} />
      </>
    );
  }
  if (isRunning(task)) return <RunningTask task={task} />;
  return (
    <>
      <NoResult task={task} />
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<TextCursorInput size={14} aria-hidden />}
        onClick={() => onReuse(fromTaskInput(task.input))}
      >
        {t('history.reuse')}
      </Button>
    </>
  );
}

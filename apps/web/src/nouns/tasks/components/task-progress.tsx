import { Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useStepName } from '../model/use-tool-texts.ts';

interface TaskProgressProps {
  task: Task;
  /** Whether screen readers announce each new step; for one task at a time. */
  isSpoken?: boolean;
}

/** Progress of a waiting or running task: its place in the queue, or step, percent and time left. */
export function TaskProgress({ task, isSpoken = false }: TaskProgressProps) {
  const { t } = useTranslation();
  const nameStep = useStepName(task);
  const isWaiting = task.state === 'in_queue';
  const label = isWaiting
    ? task.queue_position === null
      ? t('task.state.in_queue')
      : t('task.queuePosition', { position: task.queue_position })
    : task.step === null
      ? t('task.state.generating')
      : nameStep(task.step);
  return (
    <Stack gap={8}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {label}
        </Text>
        {!isWaiting && (
          <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('task.percent', { percent: task.percent })}
          </Text>
        )}
      </Group>
      <Progress
        value={isWaiting ? 0 : task.percent}
        animated={!isWaiting}
        aria-label={label}
        transitionDuration={300}
      />
      <Text size="xs" c="dimmed" mih={18}>
        {toTimeLeft(task, t)}
      </Text>
      {isSpoken && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </Stack>
  );
}

/** From here on, time is told in minutes. */
const MINUTES_FROM_S = 90;

/** Tells when a waiting task starts, or how long a running one still takes; empty if that is unknown. */
function toTimeLeft({ state, seconds_left: seconds }: Task, t: TFunction): string {
  if (state === 'in_queue') {
    if (seconds === null) return t('task.waitingHint');
    return seconds < 60 ? t('task.startsSoon') : t('task.startsIn', { count: Math.round(seconds / 60) });
  }
  if (seconds === null) return '';
  return seconds < MINUTES_FROM_S
    ? t('task.secondsLeft', { count: Math.max(1, seconds) })
    : t('task.minutesLeft', { count: Math.round(seconds / 60) });
}

import { Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
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
        {isWaiting
          ? task.seconds_left === null
            ? t('task.waitingHint')
            : task.seconds_left < 60
              ? t('task.startsSoon')
              : t('task.startsIn', { count: Math.round(task.seconds_left / 60) })
          : task.seconds_left === null
            ? ''
            : t('task.secondsLeft', { count: Math.max(1, task.seconds_left) })}
      </Text>
      {isSpoken && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </Stack>
  );
}

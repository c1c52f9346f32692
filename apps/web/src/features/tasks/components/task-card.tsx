import { AspectRatio, Card, Group, Stack, Text } from '@mantine/core';
import { ENDED_TASK_STATES, type Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Film } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findOutput } from '../model/task-output.ts';
import { TaskActions } from './task-actions.tsx';
import classes from './task-card.module.css';
import { TaskFailure } from './task-failure.tsx';
import { TaskProgress } from './task-progress.tsx';
import { TaskStateBadge } from './task-state-badge.tsx';

interface TaskCardProps {
  task: Task;
  onRegenerated(task: Task): void;
}

/** A task in a grid: its picture or how far it is, and what can be done. */
export function TaskCard({ task, onRegenerated }: TaskCardProps) {
  const { t, i18n } = useTranslation();
  const thumbnail = findOutput(task, 'thumbnail');
  const isRunning = !ENDED_TASK_STATES.includes(task.state);
  const title = task.title === '' ? t('task.untitled') : task.title;
  const madeAt = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(task.created_at),
  );
  return (
    <Card
      withBorder
      padding="sm"
      component="article"
      aria-label={title}
      data-task={task.task_id}
      data-state={task.state}
      className={classes.card ?? ''}
    >
      <Card.Section>
        <Link
          to="/video-detail"
          search={{ id: task.task_id }}
          aria-label={t('task.open', { title })}
          className={classes.picture}
        >
          <AspectRatio ratio={4 / 3}>
            {thumbnail ? (
              <img src={thumbnail.url} alt="" loading="lazy" className={classes.thumbnail} />
            ) : (
              <div className={classes.empty}>
                <Film size={36} aria-hidden />
              </div>
            )}
          </AspectRatio>
        </Link>
      </Card.Section>
      <Stack gap="xs" mt="sm" style={{ flex: 1 }}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text fw={600} lineClamp={2}>
            {title}
          </Text>
          <TaskStateBadge state={task.state} />
        </Group>
        <Text size="xs" c="dimmed">
          {madeAt}
        </Text>
        {isRunning && <TaskProgress task={task} />}
        {task.failure && <TaskFailure failure={task.failure} />}
        <div className={classes.actions}>
          <TaskActions task={task} layout="compact" onRegenerated={onRegenerated} />
        </div>
      </Stack>
    </Card>
  );
}

import { Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findByMedium } from '#src/nouns/tasks/model/task-output.ts';
import { taskScreen } from '#src/nouns/tasks/model/task-screen.ts';
import { sayEnd } from './say-end.ts';
import classes from './task-tray.module.css';

/** One recently ended task, which opens on click; with the reason if it failed. */
export function EndedTask({ task, onLeave }: { task: Task; onLeave(): void }) {
  const { t } = useTranslation('shell');
  const thumbnail = findByMedium(task, 'image');
  const Icon = task.state === 'success' ? CircleCheck : task.state === 'failed' ? TriangleAlert : Ban;
  return (
    <li className={classes.task} data-task={task.task_id} data-state={task.state}>
      <div className={classes.ended}>
        <span className={classes.image}>
          {thumbnail ? (
            <img src={thumbnail.url} alt="" loading="lazy" />
          ) : (
            <Icon size={18} aria-hidden className={classes.mark} data-state={task.state} />
          )}
        </span>
        <div className={classes.words}>
          <Text size="sm" fw={600} lineClamp={1}>
            <Link {...taskScreen(task)} className={classes.open} onClick={onLeave}>
              {task.title === '' ? t('tray.untitled') : task.title}
            </Link>
          </Text>
          <Text size="xs" c={task.state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
            {sayEnd(task, t)}
          </Text>
          {task.failure && task.failure.refund_msg !== '' && (
            <Text size="xs" c="dimmed">
              {task.failure.refund_msg}
            </Text>
          )}
        </div>
      </div>
    </li>
  );
}

import { Group, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { AudioLines, Ban, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { findOutput, findSound, isRunning } from '../model/task-output.ts';
import { taskScreen } from '../model/task-screen.ts';
import classes from './task-card.module.css';
import { TaskMenu } from './task-menu.tsx';
import { TaskProgress } from './task-progress.tsx';
import { TaskStateBadge } from './task-state-badge.tsx';

interface TaskCardProps {
  task: Task;
  onRegenerated(task: Task): void;
}

/** A task in a grid: its picture or how far it is, and what can be done. */
export function TaskCard({ task, onRegenerated }: TaskCardProps) {
  const { t, i18n } = useTranslation();
  const title = task.title === '' ? t('task.untitled') : task.title;
  const madeAt = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(task.created_at),
  );
  const video = findOutput(task, 'video');
  const made = video ?? findSound(task);
  return (
    <article aria-label={title} data-task={task.task_id} data-state={task.state} className={classes.card}>
      <div className={classes.picture}>
        {video ? <Moving task={task} /> : <Still task={task} />}
        {made && <span className={classes.length}>{formatClock(made.duration_s ?? 0)}</span>}
        {!isRunning(task) && task.state !== 'success' && (
          <div className={classes.badge}>
            <TaskStateBadge state={task.state} />
          </div>
        )}
      </div>
      <div className={classes.words}>
        <Text fw={600} size="sm" lineClamp={2}>
          <Link {...taskScreen(task)} className={classes.open}>
            {title}
          </Link>
        </Text>
        <Text size="xs" c="dimmed" lineClamp={2} mt={2}>
          {task.failure ? task.failure.msg : madeAt}
        </Text>
      </div>
      <div className={classes.menu}>
        <TaskMenu
          task={task}
          place="card"
          onRegenerated={onRegenerated}
          button={{ size: 32, radius: 'xl', variant: 'default' }}
        />
      </div>
    </article>
  );
}

/** The thumbnail; under the pointer, the short preview plays. */
function Moving({ task }: { task: Task }) {
  const thumbnail = findOutput(task, 'thumbnail');
  const preview = findOutput(task, 'preview');
  const [isOver, setOver] = useState(false);
  return (
    <div onPointerEnter={(event) => setOver(event.pointerType === 'mouse')} onPointerLeave={() => setOver(false)}>
      {thumbnail && (
        <>
          <img src={thumbnail.url} alt="" loading="lazy" className={classes.ground} />
          <img src={thumbnail.url} alt="" loading="lazy" className={classes.thumbnail} />
        </>
      )}
      {isOver && preview && (
        <video src={preview.url} className={classes.thumbnail} autoPlay muted loop playsInline aria-hidden />
      )}
    </div>
  );
}

function Still({ task }: { task: Task }) {
  if (isRunning(task)) {
    return (
      <div className={classes.running}>
        <TaskProgress task={task} />
      </div>
    );
  }
  const Icon = task.state === 'success' ? AudioLines : task.state === 'cancelled' ? Ban : TriangleAlert;
  return (
    <Group justify="center">
      <Icon size={36} strokeWidth={1.5} aria-hidden />
    </Group>
  );
}

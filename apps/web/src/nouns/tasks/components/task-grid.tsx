import { SimpleGrid, Skeleton } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { taskScreen } from '../model/task-screen.ts';
import { type CardSelection, TaskCard } from './task-card.tsx';
import classes from './task-grid.module.css';
import type { TaskMenuProps } from './task-menu.tsx';

const GRID = {
  cols: { base: 2, md: 3, lg: 4, xl: 5 },
  spacing: { base: 'sm', sm: 'md' },
} as const;

/** A grid of cards with as many columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <SimpleGrid {...GRID}>{children}</SimpleGrid>;
}

interface TaskGridProps extends Pick<TaskMenuProps, 'onShare' | 'onCompare'> {
  tasks: readonly Task[];
  /** Returns a task's selection state; omitted if tasks can't be selected. */
  selectionOf?(task: Task): CardSelection;
}

export function TaskGrid({ tasks, selectionOf, onShare, onCompare }: TaskGridProps) {
  const navigate = useScreenNavigate();
  return (
    <CardGrid>
      {tasks.map((task) => (
        <TaskCard
          key={task.task_id}
          task={task}
          selection={selectionOf?.(task)}
          onRegenerated={(next) => navigate(taskScreen(next))}
          onShare={onShare}
          onCompare={onCompare}
        />
      ))}
    </CardGrid>
  );
}

/** Placeholder of the grid while it loads. */
export function TaskGridSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid {...GRID} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: count }, (_nothing, index) => (
        <div key={index} className={classes.skeleton}>
          <Skeleton className={classes.image} radius={0} />
          <div className={classes.words}>
            <Skeleton height={14} width="80%" />
            <Skeleton height={10} width="50%" />
          </div>
        </div>
      ))}
    </SimpleGrid>
  );
}

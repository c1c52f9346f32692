import { SimpleGrid, Skeleton } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { taskScreen } from '../model/task-screen.ts';
import { TaskCard } from './task-card.tsx';

const GRID = {
  cols: { base: 2, md: 3, lg: 4, xl: 5 },
  spacing: { base: 'sm', sm: 'md' },
} as const;

export function TaskGrid({ tasks }: { tasks: readonly Task[] }) {
  const navigate = useNavigate();
  return (
    <SimpleGrid {...GRID}>
      {tasks.map((task) => (
        <TaskCard key={task.task_id} task={task} onRegenerated={(next) => navigate(taskScreen(next))} />
      ))}
    </SimpleGrid>
  );
}

/** Stands where the grid will, while it is asked for. */
export function TaskGridSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid {...GRID} role="status" aria-label={t('state.loading')}>
      {Array.from({ length: count }, (_nothing, index) => (
        <Skeleton key={index} height={300} radius="lg" />
      ))}
    </SimpleGrid>
  );
}

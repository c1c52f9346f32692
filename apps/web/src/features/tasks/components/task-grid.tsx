import { SimpleGrid } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { useNavigate } from '@tanstack/react-router';
import { TaskCard } from './task-card.tsx';

export function TaskGrid({ tasks }: { tasks: readonly Task[] }) {
  const navigate = useNavigate();
  return (
    <SimpleGrid cols={{ base: 2, md: 3, lg: 4, xl: 5 }} spacing={{ base: 'sm', sm: 'md' }}>
      {tasks.map((task) => (
        <TaskCard
          key={task.task_id}
          task={task}
          onRegenerated={({ task_id: id }) => navigate({ to: '/video-detail', search: { id } })}
        />
      ))}
    </SimpleGrid>
  );
}

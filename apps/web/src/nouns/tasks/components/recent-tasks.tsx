import { Anchor, Group, Stack, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTaskList } from '../api/list-tasks.ts';
import { TaskGrid, TaskGridSkeleton } from './task-grid.tsx';

const RECENT = 4;

/** The newest tasks. Renders nothing if there are none. */
export function RecentTasks() {
  const { t } = useTranslation();
  const tasks = useTaskList(null);
  const recent = tasks.data?.pages[0]?.list.slice(0, RECENT) ?? [];
  if (tasks.isError || (tasks.isSuccess && recent.length === 0)) return null;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('home.recent')}
        </Title>
        <Anchor component={Link} to="/projects" size="sm" className="link-control">
          {t('home.allProjects')}
        </Anchor>
      </Group>
      {tasks.isPending ? <TaskGridSkeleton count={RECENT} /> : <TaskGrid tasks={recent} />}
    </Stack>
  );
}

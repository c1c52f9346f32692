import {
  Button,
  Center,
  Group,
  Loader,
  SegmentedControl,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Title,
} from '@mantine/core';
import { TASK_STATES, type TaskState } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Clapperboard, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../components/state-message.tsx';
import { useTaskList } from '../../features/tasks/api/list-tasks.ts';
import { TaskGrid } from '../../features/tasks/components/task-grid.tsx';

const ALL = 'all';
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ProjectsScreen() {
  const { t } = useTranslation();
  const [state, setState] = useState<TaskState | null>(null);
  const tasks = useTaskList(state);
  const rows = tasks.data?.pages.flatMap((page) => page.list) ?? [];
  const filters = [
    { value: ALL, label: t('projects.all') },
    ...TASK_STATES.map((value) => ({ value, label: t(`task.state.${value}`) })),
  ];
  const choose = (value: string | null): void => setState(TASK_STATES.find((known) => known === value) ?? null);
  const newVideo = (
    <Button component={Link} to="/home" leftSection={<Plus size={16} aria-hidden />}>
      {t('projects.new')}
    </Button>
  );
  return (
    <Stack maw={1600} mx="auto" gap="lg">
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('projects.title')}
        </Title>
        {newVideo}
      </Group>
      <SegmentedControl
        visibleFrom="sm"
        data={filters}
        value={state ?? ALL}
        onChange={choose}
        aria-label={t('projects.filter')}
        style={{ alignSelf: 'flex-start' }}
      />
      <Select
        hiddenFrom="sm"
        data={filters}
        value={state ?? ALL}
        onChange={choose}
        allowDeselect={false}
        aria-label={t('projects.filter')}
      />
      {tasks.isPending && (
        <SimpleGrid cols={{ base: 2, md: 3, lg: 4, xl: 5 }} aria-busy="true" aria-label={t('state.loading')}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} height={300} radius="lg" />
          ))}
        </SimpleGrid>
      )}
      {tasks.isError && (
        <StateMessage
          icon={CircleAlert}
          title={tasks.error.message}
          action={<Button onClick={() => tasks.refetch()}>{t('action.tryAgain')}</Button>}
        />
      )}
      {tasks.isSuccess && rows.length === 0 && (
        <StateMessage
          icon={Clapperboard}
          title={state === null ? t('projects.emptyTitle') : t('projects.emptyFilter')}
          {...(state === null ? { text: t('projects.emptyText'), action: newVideo } : {})}
        />
      )}
      {rows.length > 0 && <TaskGrid tasks={rows} />}
      {tasks.hasNextPage && (
        <Center>
          <Button
            variant="default"
            onClick={() => tasks.fetchNextPage()}
            leftSection={tasks.isFetchingNextPage ? <Loader size={14} /> : null}
          >
            {t('action.loadMore')}
          </Button>
        </Center>
      )}
    </Stack>
  );
}

import { Button, Center, Group, Loader, SegmentedControl, Select, Stack, Title } from '@mantine/core';
import { TASK_STATES, type TaskState, USER_TYPES } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Clapperboard, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../components/state-message.tsx';
import { useUserInfo } from '../../features/session/api/get-user-info.ts';
import { useTaskList } from '../../features/tasks/api/list-tasks.ts';
import { TaskGrid, TaskGridSkeleton } from '../../features/tasks/components/task-grid.tsx';

const ALL = 'all';
const SKELETONS = 8;

export function ProjectsScreen() {
  const { t } = useTranslation();
  const [state, setState] = useState<TaskState | null>(null);
  const tasks = useTaskList(state);
  const isGuest = useUserInfo().data?.user_type === USER_TYPES.guest;
  const rows = tasks.data?.pages.flatMap((page) => page.list) ?? [];
  const filters = [
    { value: ALL, label: t('projects.all') },
    ...TASK_STATES.map((value) => ({ value, label: t(`task.state.${value}`) })),
  ];
  const choose = (value: string | null): void => setState(TASK_STATES.find((known) => known === value) ?? null);
  return (
    <Stack maw={1600} mx="auto" gap="lg">
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('projects.title')}
        </Title>
        <NewVideo />
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
      {tasks.isPending && <TaskGridSkeleton count={SKELETONS} />}
      {tasks.isError && (
        <StateMessage
          icon={CircleAlert}
          title={tasks.error.message}
          action={<Button onClick={() => tasks.refetch()}>{t('action.tryAgain')}</Button>}
        />
      )}
      {tasks.isSuccess && rows.length === 0 && <NoVideos isFiltered={state !== null} isGuest={isGuest} />}
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

function NewVideo() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to="/home" leftSection={<Plus size={16} aria-hidden />}>
      {t('projects.new')}
    </Button>
  );
}

/** Why there is nothing here, and the way on. */
function NoVideos({ isFiltered, isGuest }: { isFiltered: boolean; isGuest: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <StateMessage icon={Clapperboard} title={t('projects.emptyFilter')} />;
  return (
    <StateMessage
      icon={Clapperboard}
      title={t(isGuest ? 'projects.guestTitle' : 'projects.emptyTitle')}
      text={t('projects.emptyText')}
      action={
        isGuest ? (
          <Button component={Link} to="/login" variant="default">
            {t('action.signIn')}
          </Button>
        ) : (
          <NewVideo />
        )
      }
    />
  );
}

import { Alert, Button, Card, Grid, Group, Skeleton, Stack, Title } from '@mantine/core';
import { ENDED_TASK_STATES } from '@reelwright/contracts';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../components/state-message.tsx';
import { useTask } from '../../features/tasks/api/get-task.ts';
import { TaskActions } from '../../features/tasks/components/task-actions.tsx';
import { TaskFacts } from '../../features/tasks/components/task-facts.tsx';
import { TaskFailure } from '../../features/tasks/components/task-failure.tsx';
import { TaskPlayer } from '../../features/tasks/components/task-player.tsx';
import { TaskProgress } from '../../features/tasks/components/task-progress.tsx';
import { TaskStateBadge } from '../../features/tasks/components/task-state-badge.tsx';
import { TaskSteps } from '../../features/tasks/components/task-steps.tsx';
import { findOutput } from '../../features/tasks/model/task-output.ts';

export function VideoDetailScreen() {
  const { id } = useSearch({ from: '/video-detail' });
  return id === undefined ? <Navigate to="/404" replace /> : <VideoDetail key={id} id={id} />;
}

function VideoDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: task, error, isPending, refetch } = useTask(id);
  if (isPending) return <Skeleton height={480} aria-label={t('state.loading')} />;
  if (!task) {
    return (
      <StateMessage
        icon={CircleAlert}
        title={error?.message ?? ''}
        action={<Button onClick={() => refetch()}>{t('action.tryAgain')}</Button>}
      />
    );
  }
  const video = findOutput(task, 'video');
  const isRunning = !ENDED_TASK_STATES.includes(task.state);
  return (
    <Stack maw={1200} mx="auto">
      <Button
        component={Link}
        to="/projects"
        variant="subtle"
        color="gray"
        leftSection={<ArrowLeft size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('menu.projects')}
      </Button>
      <Group wrap="nowrap" align="flex-start" justify="space-between">
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
          {task.title === '' ? t('task.untitled') : task.title}
        </Title>
        <TaskStateBadge state={task.state} />
      </Group>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          {video && <TaskPlayer video={video} poster={findOutput(task, 'thumbnail')} title={task.title} />}
          {isRunning && (
            <Card withBorder padding="lg" aria-live="polite">
              <Stack>
                <TaskProgress task={task} />
                <TaskSteps task={task} />
              </Stack>
            </Card>
          )}
          {task.failure && <TaskFailure failure={task.failure} />}
          {task.state === 'cancelled' && <Alert title={t('task.cancelled')}>{t('task.creditsReturned')}</Alert>}
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <Card withBorder padding="lg">
              <TaskFacts task={task} />
            </Card>
            <TaskActions
              task={task}
              layout="full"
              onRegenerated={({ task_id: next }) => navigate({ to: '/video-detail', search: { id: next } })}
              onDeleted={() => navigate({ to: '/projects' })}
            />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

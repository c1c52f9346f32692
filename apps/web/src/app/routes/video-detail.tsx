import { Anchor, Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Ban, CircleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
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
import { findOutput, isRunning } from '../../features/tasks/model/task-output.ts';
import { isRecording, taskScreen } from '../../features/tasks/model/task-screen.ts';
import classes from './video-detail.module.css';

/** The steps from which on there is a timeline to show. */
const PREVIEWED_STEPS: ReadonlySet<Task['step']> = new Set(['render', 'publish']);

const PreviewPlayer = lazy(async () => {
  const { PreviewPlayer: component } = await import('../../features/player/components/preview-player.tsx');
  return { default: component };
});

export function VideoDetailScreen() {
  const { id } = useSearch({ from: '/video-detail' });
  return id === undefined ? <Navigate to="/404" replace /> : <VideoDetail key={id} id={id} />;
}

function VideoDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: task, error, isPending, refetch } = useTask(id);
  if (isPending) return <Skeleton height={480} role="status" aria-label={t('state.loading')} />;
  if (!task) {
    return (
      <StateMessage
        icon={CircleAlert}
        title={error?.message ?? ''}
        action={
          <Group>
            <Button variant="default" component={Link} to="/projects">
              {t('home.allProjects')}
            </Button>
            <Button onClick={() => refetch()}>{t('action.tryAgain')}</Button>
          </Group>
        }
      />
    );
  }
  if (isRecording(task)) return <Navigate {...taskScreen(task)} replace />;
  return (
    <div className={classes.screen}>
      <Anchor component={Link} to="/projects" size="sm" c="dimmed" className={classes.back}>
        <ArrowLeft size={16} aria-hidden />
        {t('menu.projects')}
      </Anchor>
      <div className={classes.columns}>
        <Stage task={task} onBroken={() => void refetch()} />
        <Stack gap="lg">
          <div>
            <TaskStateBadge state={task.state} />
            <Title order={1} size="h2" mt="xs" style={{ overflowWrap: 'anywhere' }}>
              {task.title === '' ? t('task.untitled') : task.title}
            </Title>
          </div>
          <TaskActions
            task={task}
            onRegenerated={({ task_id: next }) => navigate({ to: '/video-detail', search: { id: next } })}
            onDeleted={() => navigate({ to: '/projects' })}
          />
          <Card withBorder padding="lg" py="xs" radius="lg">
            <TaskFacts task={task} />
          </Card>
        </Stack>
      </div>
    </div>
  );
}

/** The ad, or what stands in its place while there is none. */
function Stage({ task, onBroken }: { task: Task; onBroken(): void }) {
  const { t } = useTranslation();
  const video = findOutput(task, 'video');
  if (video) {
    return (
      <TaskPlayer
        video={video}
        poster={findOutput(task, 'thumbnail')}
        title={task.title === '' ? t('task.untitled') : task.title}
        onBroken={onBroken}
      />
    );
  }
  if (isRunning(task)) {
    return (
      <Stack gap="lg">
        {PREVIEWED_STEPS.has(task.step) && <Preview task={task} />}
        <Card withBorder padding="xl" radius="lg">
          <Stack gap="xl">
            <TaskProgress task={task} isSpoken />
            <TaskSteps task={task} />
            <Text size="sm" c="dimmed">
              {t('task.leaveHint')}
            </Text>
          </Stack>
        </Card>
      </Stack>
    );
  }
  if (task.failure) return <TaskFailure failure={task.failure} />;
  return (
    <Card withBorder radius="lg">
      <StateMessage icon={Ban} title={t('task.cancelled')} text={t('task.creditsReturned')} />
    </Card>
  );
}

/** What the ad will be, while it is rendered. */
function Preview({ task }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Skeleton height={360} radius="lg" role="status" aria-label={t('state.loading')} />}>
      <PreviewPlayer taskId={task.task_id} title={task.title === '' ? t('task.untitled') : task.title}>
        <Group gap="xs" mt="xs">
          <Badge variant="light">{t('player.preview')}</Badge>
          <Text size="sm" c="dimmed">
            {t('player.previewHint')}
          </Text>
        </Group>
      </PreviewPlayer>
    </Suspense>
  );
}

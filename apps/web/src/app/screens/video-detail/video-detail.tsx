import { Anchor, Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { ERRORS, type Task } from '@reelwright/contracts';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, FileQuestion } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { StateMessage } from '#src/ui/state-message.tsx';
import { useTask } from '#src/nouns/tasks/api/get-task.ts';
import { TaskActions } from '#src/nouns/tasks/components/task-actions.tsx';
import { TaskCredits } from '#src/nouns/tasks/components/task-credits.tsx';
import { TaskFacts } from '#src/nouns/tasks/components/task-facts.tsx';
import { TaskFeedback } from '#src/nouns/tasks/components/task-feedback.tsx';
import { TaskFiles } from '#src/nouns/tasks/components/task-files.tsx';
import { TaskHeading } from '#src/nouns/tasks/components/task-heading.tsx';
import { type ComparedVideo, listCompared } from '#src/nouns/tasks/model/compared-videos.ts';
import { firstVariant, isRunning } from '#src/nouns/tasks/model/task-output.ts';
import { findTaskView, taskScreen } from '#src/nouns/tasks/model/task-screen.ts';
import { loadTaskTexts } from '#src/nouns/tasks/model/task-texts.ts';
import type { TaskView } from '#src/nouns/tools/web-tool.ts';
import { CallError } from '#src/lib/api-client.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { usePageSubject } from '#src/app/shell/use-page-subject.ts';
import { ProjectDialogs } from '../projects/project-dialogs.tsx';
import classes from './video-detail.module.css';
import { Stage } from './stage.tsx';

loadTaskTexts();

export function VideoDetailScreen() {
  const { id } = useSearch({ from: '/video-detail' });
  return id === undefined ? <Navigate to="/404" replace /> : <VideoDetail key={id} id={id} />;
}

function VideoDetail({ id }: { id: string }) {
  const { t } = useTranslation(['tasks', 'translation']);
  const query = useTask(id);
  const { data: task, refetch } = query;
  const allProjects = (
    <Button variant="default" component={Link} to="/projects">
      {t('translation:home.allProjects')}
    </Button>
  );
  if (query.error instanceof CallError && query.error.code === ERRORS.NOT_FOUND.code) {
    return (
      <div className={classes.screen}>
        <StateMessage
          headingOrder={1}
          icon={FileQuestion}
          title={t('gone.title')}
          text={t('gone.text')}
          action={allProjects}
        />
      </div>
    );
  }
  if (!task) {
    return (
      <div className={classes.screen}>
        <BackLink />
        {query.isPending && query.fetchStatus !== 'paused' && <DetailSkeleton />}
        <ListTrouble query={query} />
        {query.isError && <Group justify="center">{allProjects}</Group>}
      </div>
    );
  }
  const view = findTaskView(task);
  if (!view) {
    const screen = taskScreen(task);
    return screen.to === '/video-detail' ? <Navigate to="/404" replace /> : <Navigate {...screen} replace />;
  }
  return <FoundTask key={task.task_id} task={task} view={view} onBroken={() => void refetch()} />;
}

function FoundTask({ task, view, onBroken }: { task: Task; view: TaskView; onBroken(): void }) {
  const { t } = useTranslation('tasks');
  const navigate = useScreenNavigate();
  const [chosen, setVariant] = useState<number | null>(null);
  const variant = chosen ?? firstVariant(task);
  const [shared, setShared] = useState<Task | null>(null);
  const [compared, setCompared] = useState<readonly ComparedVideo[] | null>(null);
  const isFinished = !isRunning(task) && task.outputs.length > 0;
  const compare = (): void => setCompared(listCompared([task]));
  usePageSubject(task.title);
  return (
    <div className={classes.screen}>
      <BackLink />
      <div className={classes.columns}>
        <Stage
          view={view}
          task={task}
          variant={variant}
          onVariant={setVariant}
          onCompare={compare}
          onBroken={onBroken}
        />
        <Stack gap="lg" className={classes.side}>
          <TaskHeading task={task} />
          <TaskActions
            task={task}
            variant={variant}
            onRegenerated={({ task_id: next }) => navigate({ to: '/video-detail', search: { id: next } })}
            onDeleted={() => navigate({ to: '/projects' })}
            onShare={setShared}
            onCompare={compare}
          />
          {isFinished && (
            <Card withBorder radius="lg" px="lg" py="xs">
              <TaskFeedback task={task} />
            </Card>
          )}
          {task.state === 'success' && view.Next && (
            <Suspense fallback={<Skeleton height={320} radius="lg" />}>
              <view.Next
                task={task}
                variant={variant}
                onRegenerated={({ task_id: next }) => navigate({ to: '/video-detail', search: { id: next } })}
              />
            </Suspense>
          )}
          <Section title={t('detail.facts')}>
            <TaskFacts task={task} variant={variant} />
          </Section>
          <Section title={t('detail.credits')}>
            <TaskCredits task={task} />
          </Section>
        </Stack>
        {isFinished && (
          <div className={classes.files}>
            <Section title={t('detail.files')}>
              <TaskFiles task={task} variant={variant} />
            </Section>
          </div>
        )}
      </div>
      <ProjectDialogs
        shared={shared}
        compared={compared}
        onClose={() => {
          setShared(null);
          setCompared(null);
        }}
      />
    </div>
  );
}

function BackLink() {
  const { t } = useTranslation('translation');
  return (
    <Anchor component={Link} to="/projects" size="sm" c="dimmed" className={classes.back}>
      <ArrowLeft size={16} aria-hidden />
      {t('menu.projects')}
    </Anchor>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} withBorder padding="lg" radius="lg">
      <Title id={id} order={2} size="h5" mb={8}>
        {title}
      </Title>
      {children}
    </Card>
  );
}

/** The layout of the screen, so that nothing moves when it loads. */
function DetailSkeleton() {
  const { t } = useTranslation('translation');
  return (
    <div className={classes.columns} role="status" aria-label={t('state.loading')}>
      <Skeleton radius="lg" className={classes.skeleton} />
      <Stack gap="lg">
        <Skeleton height={32} width="80%" />
        <Skeleton height={40} />
        <Skeleton height={240} radius="lg" />
        <Skeleton height={180} radius="lg" />
      </Stack>
    </div>
  );
}

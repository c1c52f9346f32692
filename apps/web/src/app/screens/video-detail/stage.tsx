import { Card, Skeleton, Stack, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Ban } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#src/ui/state-message.tsx';
import { TaskFailure } from '#src/nouns/tasks/components/task-failure.tsx';
import { TaskProgress } from '#src/nouns/tasks/components/task-progress.tsx';
import { TaskSteps } from '#src/nouns/tasks/components/task-steps.tsx';
import { VariantFailures } from '#src/nouns/tasks/components/variant-failures.tsx';
import { isRunning } from '#src/nouns/tasks/model/task-output.ts';
import type { ResultProps, TaskView } from '#src/nouns/tools/web-tool.ts';

interface StageProps extends ResultProps {
  /** How the task's tool shows it. */
  view: TaskView;
}

/** The task's result, or its progress or failure while there is none. */
export function Stage({ view, ...result }: StageProps) {
  const { t } = useTranslation();
  const { task } = result;
  const [wasRunning] = useState(() => isRunning(task));
  if (task.outputs.length > 0) {
    return (
      <Stack gap="md">
        <VariantFailures task={task} />
        <Suspense fallback={<Placeholder />}>
          <view.Result {...result} isAwaited={wasRunning && view.preview !== undefined} />
        </Suspense>
      </Stack>
    );
  }
  if (isRunning(task)) return <InTheMaking task={task} view={view} />;
  if (task.failure) return <TaskFailure failure={task.failure} />;
  return (
    <Card withBorder radius="lg">
      <StateMessage icon={Ban} title={t('task.cancelled')} text={t('task.creditsReturned')} />
    </Card>
  );
}

function InTheMaking({ task, view: { preview } }: Pick<StageProps, 'view'> & { task: Task }) {
  const { t } = useTranslation();
  const steps = (
    <>
      <TaskSteps task={task} />
      <Text size="sm" c="dimmed">
        {t('task.leaveHint')}
      </Text>
    </>
  );
  const Preview = preview?.steps.some((step) => step === task.step) ? preview.Preview : null;
  return (
    <Stack gap="lg">
      {/* Above the preview, so that the progress stays in view. */}
      <Card withBorder px="xl" py={Preview ? 'md' : 'xl'} radius="lg">
        <Stack gap="xl">
          <TaskProgress task={task} isSpoken />
          {!Preview && steps}
        </Stack>
      </Card>
      {Preview && (
        <>
          <Suspense fallback={<Placeholder />}>
            <Preview task={task} />
          </Suspense>
          <Card withBorder padding="xl" radius="lg">
            <Stack gap="xl">{steps}</Stack>
          </Card>
        </>
      )}
    </Stack>
  );
}

function Placeholder() {
  const { t } = useTranslation();
  return <Skeleton height={360} radius="lg" role="status" aria-label={t('state.loading')} />;
}

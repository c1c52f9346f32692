import { Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Ban, Columns2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#src/components/state-message.tsx';
import { TaskFailure } from '#src/features/tasks/components/task-failure.tsx';
import { TaskPlayer } from '#src/features/tasks/components/task-player.tsx';
import { TaskProgress } from '#src/features/tasks/components/task-progress.tsx';
import { TaskSteps } from '#src/features/tasks/components/task-steps.tsx';
import { VariantStrip } from '#src/features/tasks/components/variant-strip.tsx';
import { findOutput, isRunning, listVideos } from '#src/features/tasks/model/task-output.ts';
import { lazyPart } from '#src/lib/load-when-online.ts';

/** The steps from which on there is a timeline to show. */
const PREVIEWED_STEPS: ReadonlySet<Task['step']> = new Set(['render', 'publish']);

const PreviewPlayer = lazyPart(
  async () => (await import('#src/features/player/components/preview-player.tsx')).PreviewPlayer,
);

interface StageProps {
  task: Task;
  /** Which of its videos is looked at. */
  variant: number;
  onVariant(variant: number): void;
  onCompare(): void;
  onBroken(): void;
}

/** The ad, or what stands in its place while there is none. */
export function Stage({ task, variant, onVariant, onCompare, onBroken }: StageProps) {
  const { t } = useTranslation();
  const video = findOutput(task, 'video', variant);
  if (video) {
    return (
      <Stack gap="md">
        <TaskPlayer
          key={variant}
          video={video}
          poster={findOutput(task, 'thumbnail', variant)}
          title={task.title === '' ? t('task.untitled') : task.title}
          onBroken={onBroken}
        />
        {listVideos(task).length > 1 && (
          <Variants task={task} variant={variant} onVariant={onVariant} onCompare={onCompare} />
        )}
      </Stack>
    );
  }
  if (isRunning(task)) return <InTheMaking task={task} />;
  if (task.failure) return <TaskFailure failure={task.failure} />;
  return (
    <Card withBorder radius="lg">
      <StateMessage icon={Ban} title={t('task.cancelled')} text={t('task.creditsReturned')} />
    </Card>
  );
}

function Variants({ task, variant, onVariant, onCompare }: Omit<StageProps, 'onBroken'>) {
  const { t } = useTranslation('projects');
  return (
    <Group justify="space-between" align="flex-end">
      <VariantStrip task={task} chosen={variant} onChoose={onVariant} />
      <Button variant="default" leftSection={<Columns2 size={16} aria-hidden />} onClick={onCompare}>
        {t('variants.compare')}
      </Button>
    </Group>
  );
}

function InTheMaking({ task }: { task: Task }) {
  const { t } = useTranslation();
  const steps = (
    <>
      <TaskSteps task={task} />
      <Text size="sm" c="dimmed">
        {t('task.leaveHint')}
      </Text>
    </>
  );
  const isPreviewed = PREVIEWED_STEPS.has(task.step);
  return (
    <Stack gap="lg">
      {/* Above the player: how far it is stays in view. */}
      <Card withBorder px="xl" py={isPreviewed ? 'md' : 'xl'} radius="lg">
        <Stack gap="xl">
          <TaskProgress task={task} isSpoken />
          {!isPreviewed && steps}
        </Stack>
      </Card>
      {isPreviewed && (
        <>
          <Preview task={task} />
          <Card withBorder padding="xl" radius="lg">
            <Stack gap="xl">{steps}</Stack>
          </Card>
        </>
      )}
    </Stack>
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

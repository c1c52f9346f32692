import { Alert, Button, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import { useScreenNavigate } from '#src/lib/use-screen-navigate.ts';
import { showError, showToast } from '#src/ui/toast.ts';
import { useTaskCredits } from '../api/get-task-credits.ts';
import { useRegenerateTask } from '../api/regenerate-task.ts';
import { listDownloads } from '../model/task-output.ts';
import { taskScreen } from '../model/task-screen.ts';
import { loadTaskTexts } from '../model/task-texts.ts';
import { usePaidAction } from '../model/use-paid-action.ts';

loadTaskTexts();

/**
 * Which results of a task could not be made, why, and what was returned for each; makes them, and no others, again.
 * Renders nothing if all were made.
 */
export function VariantFailures({
  task,
}: {
  task: Pick<Task, 'task_id' | 'tool_type' | 'state' | 'outputs' | 'variant_failures'>;
}) {
  const { t } = useTranslation('tasks');
  const failures = task.variant_failures;
  if (failures.length === 0) return null;
  const made = listDownloads(task).length;
  return (
    <Alert
      color="yellow"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t('partly.title', { made, total: made + failures.length })}
    >
      {failures.map(({ variant, msg, credits }) => (
        <Text key={variant} size="sm" c="var(--mantine-color-text)">
          {t('partly.reason', { number: variant + 1, reason: msg })}
          {credits > 0 && ` ${t('partly.returned', { count: credits })}`}
        </Text>
      ))}
      <MissingButton task={task} returned={failures.reduce((sum, { credits }) => sum + credits, 0)} />
    </Alert>
  );
}

/** A phone is narrower than the label in some languages. */
const LABEL_WRAPS = { label: { whiteSpace: 'normal' } } as const;

interface MissingButtonProps {
  task: Pick<Task, 'task_id' | 'tool_type' | 'state'>;
  /** The price, until the server has told it: nearly always what came back. */
  returned: number;
}

function MissingButton({ task, returned }: MissingButtonProps) {
  const { t } = useTranslation('tasks');
  const navigate = useScreenNavigate();
  const online = useConnection();
  const regenerate = useRegenerateTask();
  const { task_id: taskId } = task;
  const { data } = useTaskCredits(task);
  const paid = usePaidAction(`missing/${taskId}`);
  const start = async (): Promise<void> => {
    try {
      const next = await paid.run({}, (key) => regenerate.mutateAsync({ taskId, onlyMissing: true, key }));
      if (next === null) return;
      showToast('success', t('partly.started'));
      await navigate(taskScreen(next));
    } catch (error) {
      showError(error as Error);
    }
  };
  return (
    <Button
      mt="sm"
      variant="default"
      h="auto"
      mih={44}
      py={6}
      maw="100%"
      styles={LABEL_WRAPS}
      loading={paid.isPending}
      disabled={!online}
      leftSection={<RefreshCw size={16} aria-hidden />}
      onClick={() => void start()}
    >
      {t('partly.again', { count: data?.missing_credits ?? returned })}
    </Button>
  );
}

import type { CallInput } from '@reelwright/contracts';
import { showError } from '#src/ui/toast.ts';
import { usePushTask } from '../api/push-task.ts';
import { usePaidAction } from './use-paid-action.ts';

/** Starts tasks of a tool, one for each press, and says why one could not be started. */
export function useStartTask(subject: string) {
  const push = usePushTask();
  const paid = usePaidAction(subject);
  return {
    isPending: paid.isPending,
    async start(
      task: Pick<CallInput<'pushTask'>, 'tool_type' | 'input'>,
      onStarted: (taskId: string) => Promise<void> | void,
    ): Promise<void> {
      try {
        const started = await paid.run(task.input, (key) => push.mutateAsync({ ...task, idempotency_key: key }));
        if (started) await onStarted(started.task_id);
      } catch (error) {
        showError(error as Error);
      }
    },
  };
}

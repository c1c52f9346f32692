import { type CallInput, ERRORS, NETWORK_ERROR_CODE, type TaskId } from '@reelwright/contracts';
import { CallError } from '#src/lib/api-client.ts';
import { api } from '#src/lib/api.ts';
import type { PreviewAnswer } from '../model/preview-loop.ts';

/** Refusals that do not depend on the content: the request is repeated automatically. */
const BUSY: ReadonlySet<number> = new Set([
  ERRORS.SYSTEM_ERROR.code,
  ERRORS.TOO_MANY_REQUESTS.code,
  ERRORS.SYSTEM_BUSY.code,
  ERRORS.QUEUE_LIMIT.code,
]);

function reasonOf(code: number): string {
  return Object.entries(ERRORS).find(([, error]) => error.code === code)?.[0] ?? '';
}

async function toAnswer(request: Promise<Extract<PreviewAnswer, { kind: 'task' }>['task']>): Promise<PreviewAnswer> {
  try {
    return { kind: 'task', task: await request };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === NETWORK_ERROR_CODE) return { kind: 'unreachable' };
    if (BUSY.has(error.code)) return { kind: 'busy' };
    return { kind: 'refused', reason: reasonOf(error.code), message: error.message };
  }
}

/** Requests a preview, which is free. */
export function pushPreview(input: CallInput<'pushTask'>, signal: AbortSignal): Promise<PreviewAnswer> {
  return toAnswer(api.call('pushTask', input, { signal }));
}

export function askPreview(taskId: TaskId, signal: AbortSignal): Promise<PreviewAnswer> {
  return toAnswer(api.call('getTaskStatus', { task_id: taskId }, { signal }));
}

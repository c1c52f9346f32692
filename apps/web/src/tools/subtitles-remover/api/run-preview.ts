import {
  type CallInput,
  ENDED_TASK_STATES,
  ERRORS,
  type ErasePreviewFound,
  erasePreviewFound,
  NETWORK_ERROR_CODE,
  subtitlesRemover,
  type Task,
} from '@reelwright/contracts';
import { api } from '#src/lib/api.ts';
import { CallError } from '#src/lib/api-client.ts';

const POLL_MS = 700;
const MOST_ASKED = 20;
const PASSING: ReadonlySet<number> = new Set([
  ERRORS.SYSTEM_BUSY.code,
  ERRORS.SYSTEM_ERROR.code,
  ERRORS.TOO_MANY_REQUESTS.code,
  NETWORK_ERROR_CODE,
]);

export interface MadePreview extends ErasePreviewFound {
  /** The erased part; null if the preview only looked for boxes. */
  url: string | null;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, POLL_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

/** A server that is busy, or away for a moment, is asked again; the work itself goes on there. */
async function askPatiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallError) || !PASSING.has(error.code) || asked >= MOST_ASKED) throw error;
    }
    await pause(signal);
  }
}

/**
 * Runs a preview, which is free, to its end. Throws CallError, also for a preview that failed; the signal's reason on
 * abort, after which the preview is cancelled.
 */
export async function runPreview(
  input: CallInput<'pushTask'>['input'],
  { signal, onPercent }: { signal: AbortSignal; onPercent(percent: number): void },
): Promise<MadePreview> {
  let task: Task = await api.call('pushTask', { tool_type: subtitlesRemover.id, input }, { signal });
  const { task_id: taskId } = task;
  try {
    while (!ENDED_TASK_STATES.includes(task.state)) {
      onPercent(task.percent);
      await pause(signal);
      task = await askPatiently(() => api.call('getTaskStatus', { task_id: taskId }, { signal }), signal);
    }
  } catch (error) {
    if (signal.aborted) void api.call('cancelTask', { task_id: taskId }).catch(() => undefined);
    throw error;
  }
  if (task.state !== 'success')
    throw new CallError(task.failure?.code ?? ERRORS.GENERATE_FAILED.code, task.failure?.msg ?? '');
  const { material } = await askPatiently(
    () => api.call('getPreviewMaterial', { task_id: taskId }, { signal }),
    signal,
  );
  const found = erasePreviewFound.parse(material);
  if (found.boxes !== null) return { ...found, url: null };
  const { media } = await askPatiently(() => api.call('preloadPreview', { task_id: taskId }, { signal }), signal);
  return { ...found, url: media[0]?.url ?? null };
}

import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from '#src/app-error.ts';
import type { MediaQueueName } from './media-provider-name.ts';
import type { MediaModel } from './open-media-provider.ts';
import { type MediaOperation, mediaOperation } from './media-provider.ts';

/** Where a task notes what it has started, so that a restart polls on. Values are JSON. */
export interface OperationMemory {
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
  /** Whether the signal's reason ends the work for good: then the provider is asked to stop. A restart goes on. */
  isEnd(reason: unknown): boolean;
}

const note = z.union([z.object({ operation: z.null() }), z.object({ operation: mediaOperation })]);

export interface MediaTaskRequest {
  model: MediaModel<MediaQueueName>;
  /** Makes the model's input, such as addresses of uploaded files; not called if the task was started before. */
  makeInput(): Promise<Readonly<Record<string, unknown>>>;
  memory: OperationMemory;
  signal: AbortSignal;
  onRunning?(): void;
  /** First and longest time between two questions. */
  pollMs?: { first: number; longest: number };
}

const POLL_MS = { first: 1000, longest: 8000 };
const POLL_GROWTH = 1.5;
/** Questions in a row without an answer, after which the step is tried again later; it polls on then. */
const MAX_SILENCES = 8;
const CANCEL_TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 60_000;

/**
 * Runs a model of a provider and returns its output. What it starts is noted before and after, so it is paid once: a
 * later run with the same memory polls on. Throws PROVIDER_FAILED, PROVIDER_REFUSED, PROVIDER_AWAY, or PROVIDER_UNSURE
 * if an earlier run ended between starting and noting: starting again could be paid twice.
 */
export async function runMediaTask(request: MediaTaskRequest): Promise<unknown> {
  const { model, signal } = request;
  const operation = await findOrStart(request);
  try {
    return await poll(operation, request);
  } catch (error) {
    if (signal.aborted && request.memory.isEnd(signal.reason))
      await model.provider.cancel(operation, AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => undefined);
    throw error;
  }
}

async function findOrStart({ model, makeInput, memory, signal }: MediaTaskRequest): Promise<MediaOperation> {
  const provider = model.provider.name;
  const noted = note.safeParse(await memory.read());
  if (noted.success) {
    if (noted.data.operation?.provider === provider) return noted.data.operation;
    throw new AppError('PROVIDER_UNSURE', { provider });
  }
  const input = await makeInput();
  signal.throwIfAborted();
  await memory.write({ operation: null });
  // A shutdown waits for the answer: without it, nobody would know what was started.
  const unaborted = AbortSignal.timeout(START_TIMEOUT_MS);
  const operation = await model.provider
    .start({ model: model.model, input }, unaborted)
    .catch(async (error: unknown) => {
      // An answer that refuses has started nothing; without an answer, nobody knows.
      if (!(error instanceof AppError && error.code === 'PROVIDER_REFUSED'))
        throw new AppError('PROVIDER_UNSURE', { provider }, { cause: error });
      await memory.write(null);
      throw error;
    });
  await memory.write({ operation });
  return operation;
}

async function poll(operation: MediaOperation, { model, signal, onRunning, pollMs = POLL_MS }: MediaTaskRequest) {
  let [delayMs, silences] = [pollMs.first, 0];
  for (;;) {
    const status = await model.provider.findStatus(operation, signal).catch((error: unknown) => {
      silences += 1;
      const isAway = error instanceof AppError && error.code === 'PROVIDER_AWAY';
      if (!isAway || silences >= MAX_SILENCES) throw error;
      return undefined;
    });
    if (status) silences = 0;
    if (status?.state === 'done') return status.output;
    if (status?.state === 'failed')
      throw new AppError('PROVIDER_FAILED', { provider: model.provider.name, reason: status.reason });
    if (status?.state === 'running') onRunning?.();
    await wait(delayMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    delayMs = Math.min(pollMs.longest, delayMs * POLL_GROWTH);
  }
}

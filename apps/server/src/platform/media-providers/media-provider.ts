import * as z from 'zod';
import type { MediaQueueName } from './media-provider-name.ts';

/** What was started at a provider, as JSON: enough to ask for it again after a restart. */
export const mediaOperation = z.object({
  provider: z.string(),
  id: z.string(),
  statusUrl: z.string(),
  resultUrl: z.string(),
  cancelUrl: z.string(),
});
export type MediaOperation = z.infer<typeof mediaOperation>;

export type MediaStatus =
  | { state: 'waiting' }
  | { state: 'running' }
  /** `output` is the model's own JSON. */
  | { state: 'done'; output: unknown }
  /** The provider's own words, in English. */
  | { state: 'failed'; reason: string };

/**
 * A provider that runs media models in a queue. Every call throws PROVIDER_REFUSED where the request itself is at fault
 * (key, model, input, money) and PROVIDER_AWAY where a later try may succeed.
 */
export interface MediaProvider<Name extends MediaQueueName = MediaQueueName> {
  readonly name: Name;
  /**
   * Starts a model: the one call that costs money. It is sent once and never repeated. After PROVIDER_AWAY, the
   * provider may have started it or not.
   */
  start(
    request: { model: string; input: Readonly<Record<string, unknown>> },
    signal: AbortSignal,
  ): Promise<MediaOperation>;
  findStatus(operation: MediaOperation, signal: AbortSignal): Promise<MediaStatus>;
  /** Asks to stop; an operation that has ended stays as it is. */
  cancel(operation: MediaOperation, signal: AbortSignal): Promise<void>;
  /** Returns the address at which models of this provider can read a local file. */
  upload(file: { path: string; contentType: string; fileName: string }, signal: AbortSignal): Promise<string>;
}

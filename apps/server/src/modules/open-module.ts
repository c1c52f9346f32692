import type { Handlers } from '../platform/http/handlers.ts';
import type { JobKind, Queue } from '../platform/queue/queue.ts';

/**
 * What `open<Noun>` of a `<noun>.module.ts` returns. Declare it with `satisfies OpenModule`: the handlers keep their exact
 * type, and a misspelt optional part does not compile.
 */
export interface OpenModule<Service = unknown> {
  /** What other modules and tools call; null where nobody does. */
  service: Service;
  /** The calls that the module answers. No other module answers one of them. */
  handlers: Partial<Handlers>;
  /** The kinds of jobs that the module enqueues; `handleJobs` gives each its handler. */
  jobs?: readonly JobKind[];
  handleJobs?(queue: Pick<Queue, 'handle'>): void;
  /** Removes what has expired. Called at the start of a worker and every quarter of an hour from then on. */
  cleanUp?(signal: AbortSignal): Promise<void>;
  /** Begins the module's own background work, once jobs are being done. */
  startWork?(): Promise<void>;
  /** Called after the last job has ended, and before modules that were opened earlier are closed. */
  close?(): Promise<void>;
}

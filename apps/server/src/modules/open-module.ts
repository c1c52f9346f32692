import type { Handlers } from '../platform/http/handlers.ts';
import type { JobKind, Queue } from '../platform/queue/queue.ts';

/**
 * The return value of `open<Noun>` in a `<noun>.module.ts`. Declare it with `satisfies OpenModule`: the handlers keep
 * their exact type, and a misspelt optional part does not compile.
 */
export interface OpenModule<Service = unknown> {
  /** What other modules and tools call; null if nothing calls the module. */
  service: Service;
  /** The calls that the module answers. Each call is answered by one module only. */
  handlers: Partial<Handlers>;
  /** The kinds of jobs that the module enqueues; `handleJobs` gives each its handler. */
  jobs?: readonly JobKind[];
  handleJobs?(queue: Pick<Queue, 'handle'>): void;
  /** Removes expired data. Called at the start of a worker and every 15 minutes from then on. */
  cleanUp?(signal: AbortSignal): Promise<void>;
  /** Starts the module's own background work. Called once the job handlers run. */
  startWork?(): Promise<void>;
  /** Called after the last job has ended, and before modules opened earlier are closed. */
  close?(): Promise<void>;
}

import type { OpenModule } from '../modules/open-module.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { JobKind, Queue } from '../platform/queue/queue.ts';

type Modules = Readonly<Record<string, OpenModule>>;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
/** Exact type: if no module answers a call, the assignment to `Handlers` does not compile. */
type HandlersOf<Opened extends Modules> = Together<Opened[keyof Opened]['handlers']>;

/** Combines modules into one. Throws if two of them answer the same call. */
export function foldModules<Opened extends Modules>(opened: Opened, log: Logger) {
  const modules = Object.entries<OpenModule>(opened);

  /** Calls one module after the other; a failure is logged and does not stop the loop. */
  async function askEach(
    signal: AbortSignal,
    failed: string,
    ask: (module: OpenModule) => Promise<void> | undefined,
  ): Promise<void> {
    for (const [name, module] of modules) {
      if (signal.aborted) return;
      try {
        await ask(module);
      } catch (error) {
        if (!signal.aborted) log.error(failed, { module: name, error });
      }
    }
  }

  return {
    handlers: foldHandlers(opened),
    jobs: modules.flatMap(([_name, { jobs = [] }]): readonly JobKind[] => jobs),
    handleJobs(queue: Pick<Queue, 'handle'>): void {
      for (const [_name, module] of modules) module.handleJobs?.(queue);
    },
    /** Never rejects. */
    startWork: (signal: AbortSignal) => askEach(signal, 'server.start_work_failed', (module) => module.startWork?.()),
    /** Never rejects. */
    cleanUp: (signal: AbortSignal) => askEach(signal, 'server.clean_up_failed', (module) => module.cleanUp?.(signal)),
  };
}

function foldHandlers<Opened extends Modules>(opened: Opened): HandlersOf<Opened> {
  const handlers: Record<string, unknown> = {};
  const answeredBy: Record<string, string> = {};
  for (const [name, module] of Object.entries(opened)) {
    for (const [call, handler] of Object.entries(module.handlers)) {
      const other = answeredBy[call];
      if (other !== undefined) throw new Error(`the modules ${other} and ${name} both answer the call ${call}`);
      answeredBy[call] = name;
      handlers[call] = handler;
    }
  }
  // Safe cast: each entry was copied from a module under its own name.
  return handlers as HandlersOf<Opened>;
}

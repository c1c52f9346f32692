import type { KillableServer } from './test-killable-server.ts';

/** Work of a server that is killed in the middle of it. One server does the work of several tests: a start takes five seconds of a core. */
export interface InterruptedWork {
  /** Settings of the server. */
  env: NodeJS.ProcessEnv;
  /** Begins the work, and resolves when the server is in the middle of it. */
  begin(server: KillableServer): Promise<void>;
  /** Lets go on what was held up to that moment. Called when the server is dead. */
  release(): void;
  /** Fails unless the next server, over the same data folder, has brought the work to its end. */
  check(server: KillableServer): Promise<void>;
  close(): Promise<void>;
}

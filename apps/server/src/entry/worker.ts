import { setPriority } from 'node:os';
import { run } from './run.ts';

/** Yields to processes that answer calls on the same machine; children inherit it. */
const NICENESS = 10;

setPriority(NICENESS);
await run({ http: false, worker: true });

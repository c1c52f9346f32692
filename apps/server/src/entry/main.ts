import { run } from './run.ts';

await run({ http: true, worker: true });

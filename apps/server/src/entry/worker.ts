import { run } from './run.ts';

await run({ http: false, worker: true });

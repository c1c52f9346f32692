import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/job.ts', needs: { systemPrograms: 'run' } });

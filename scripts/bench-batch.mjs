import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/batch.ts', needs: { systemPrograms: 'run' } });

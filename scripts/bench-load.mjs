import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/load.ts', needs: { systemPrograms: 'run' } });

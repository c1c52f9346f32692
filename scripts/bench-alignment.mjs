import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/src/bench/alignment.ts', needs: { systemPrograms: 'test' } });

import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/src/entry/worker.ts', needs: { systemPrograms: 'run' }, isServer: true });

import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/src/entry/reproduce.ts', needs: { systemPrograms: 'run' } });

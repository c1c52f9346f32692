import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/src/entry/review.ts', needs: { systemPrograms: 'run' } });

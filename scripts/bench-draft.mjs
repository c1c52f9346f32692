import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/draft.ts', needs: { systemPrograms: 'run' } });

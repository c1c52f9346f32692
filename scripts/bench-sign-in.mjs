import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/sign-in.ts', needs: { systemPrograms: 'run' } });

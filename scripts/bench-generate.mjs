import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/generate.ts', needs: {} });

import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/enhance.ts', needs: {} });

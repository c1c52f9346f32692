import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/erase.ts', needs: {} });

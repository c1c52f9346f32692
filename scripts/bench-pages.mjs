import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/src/bench/pages.ts', needs: {} });

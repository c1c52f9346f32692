import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/clips.ts', needs: {} });

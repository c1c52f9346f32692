import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/preview-latency.ts', needs: { systemPrograms: 'run' } });

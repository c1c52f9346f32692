import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/bench/upload.ts', needs: { systemPrograms: 'run', webBuild: true } });

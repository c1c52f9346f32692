import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/check/run-checks.ts', needs: { webBuild: true } });

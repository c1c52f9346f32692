import { launch } from './setup/launch.mjs';

await launch({ script: 'e2e/bench/bench-first-value.ts', needs: { systemPrograms: 'test', webBuild: true } });

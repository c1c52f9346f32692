import { launch } from './setup/launch.mjs';

await launch({ script: 'e2e/bench/bench-screens.ts', needs: { systemPrograms: 'test', webBuild: true } });

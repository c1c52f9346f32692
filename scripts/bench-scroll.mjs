import { launch } from './setup/launch.mjs';

await launch({ script: 'e2e/bench/bench-scroll.ts', needs: { systemPrograms: 'test', webBuild: true } });

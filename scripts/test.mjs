import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/test/run-tests.ts', needs: { systemPrograms: 'test', webBuild: true } });

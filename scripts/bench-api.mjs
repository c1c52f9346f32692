import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/api.ts', needs: { systemPrograms: 'test', webBuild: true } });

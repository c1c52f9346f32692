import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/sign-in.ts', needs: { systemPrograms: 'test', webBuild: true } });

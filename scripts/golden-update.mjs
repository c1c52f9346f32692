import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/test/update-golden.ts', needs: { systemPrograms: 'test' } });

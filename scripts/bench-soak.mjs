import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/soak.ts', needs: { systemPrograms: 'test' } });

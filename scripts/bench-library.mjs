import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/bench-library.ts', needs: { systemPrograms: 'test' } });

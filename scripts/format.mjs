import { launch } from './setup/launch.mjs';

await launch({ script: 'scripts/check/format-files.ts', needs: {} });

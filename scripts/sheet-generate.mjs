import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/generation/draw-sheet.ts', needs: {} });

import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/src/entry/contact-sheet.ts', needs: { systemPrograms: 'run' } });

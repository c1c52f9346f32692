import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/dev/generation/check-prompts.ts', needs: {} });

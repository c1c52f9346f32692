import { launch } from './setup/launch.mjs';

await launch({ script: 'apps/server/src/entry/write-openapi.ts', needs: {} });

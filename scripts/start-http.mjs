import { launch } from './setup/launch.mjs';

await launch({
  script: 'apps/server/src/entry/http.ts',
  needs: { systemPrograms: 'run', webBuild: true },
  isServer: true,
});

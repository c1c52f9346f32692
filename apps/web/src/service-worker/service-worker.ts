import { createShellCache, type ShellBuild } from './shell-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written by the build. */
declare const SHELL_BUILD: ShellBuild;
const scope = globalThis as unknown as WorkerScope;

const shell = createShellCache({
  build: SHELL_BUILD,
  origin: scope.location.origin,
  caches: scope.caches,
  fetch: (request, init) => scope.fetch(request, init),
});

// A new worker waits until the pages of the old one are closed: they still load parts of their own version.
scope.addEventListener('install', (event) => event.waitUntil(shell.install()));
scope.addEventListener('activate', (event) => event.waitUntil(shell.activate()));
scope.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});

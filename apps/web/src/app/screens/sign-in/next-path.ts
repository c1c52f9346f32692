import { toOwnPath } from '#src/lib/own-path.ts';
import { toWelcomePath } from '#src/lib/welcome-path.ts';

/** Returns where a user goes after signing in: where the address says, if that is on this site. */
export function findNextPath(search: string): string {
  const parameters = new URLSearchParams(search);
  return toOwnPath(parameters.get('successUrl')) ?? toOwnPath(parameters.get('from')) ?? '/home';
}

/** Returns where a new member goes: to the welcome, which goes on to the same place. */
export function findWelcomePath(search: string): string {
  return toWelcomePath({ from: 'email', next: findNextPath(search) });
}

/** Returns the address of the welcome: it says how its user came in, and leads on to the page that was wanted. */
export function toWelcomePath({ from, next }: { from: string; next: string }): string {
  return `/welcome?${new URLSearchParams({ from, ...(next !== '' && next !== '/home' && { next }) })}`;
}

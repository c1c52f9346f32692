/** Returns the public page's address for a link's token. */
export function shareAddress(token: string): string {
  return `${window.location.origin}/share/${token}`;
}

/** The address of the public page that a link's token opens. */
export function shareAddress(token: string): string {
  return `${window.location.origin}/share/${token}`;
}

/** The nonce of this page, which style elements made at run time must carry. */
export function getCspNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}

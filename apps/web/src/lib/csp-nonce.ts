/** Returns this page's CSP nonce, which every style element created at run time must carry. */
export function getCspNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}

/**
 * Publishes the nonce under the global name that a library reads when a dialog adds a style element to lock scrolling.
 */
export function publishCspNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: getCspNonce() });
}

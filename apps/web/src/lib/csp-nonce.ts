/** The nonce of this page, which style elements made at run time must carry. */
export function getCspNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}

/** Dialogs lock the page's scrolling by a style element of a library that finds its nonce only in this global name. */
export function publishCspNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: getCspNonce() });
}

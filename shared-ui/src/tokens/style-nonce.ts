declare let __webpack_nonce__: string | undefined;
declare const __webpack_require__: unknown;

let current: string | undefined;

function nonceFromPage() {
  if (typeof document === 'undefined') return undefined;
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}

/** The nonce for style elements: the one set, or the page's `<meta property="csp-nonce">`. */
export function styleNonce() {
  current ??= nonceFromPage();
  return current;
}

/**
 * Gives a nonce to every library that adds style elements at run time. Scroll locking (react-remove-scroll, by
 * get-nonce) reads webpack's nonce variable; Radix parts take it as a prop; styled-components reads the meta itself. A
 * host calls it once before its first render; without an argument it uses the page's own.
 */
export function setStyleNonce(nonce: string | undefined = nonceFromPage()) {
  current = nonce;
  // The variable exists only in a bundle: tests and the server have no style elements.
  if (typeof __webpack_require__ !== 'undefined') __webpack_nonce__ = nonce;
}

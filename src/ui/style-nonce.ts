/**
 * What marks the style elements of this page's own libraries. A host of files cannot write a new one into each answer, so
 * that the page makes its own when it starts, which whoever writes markup into it later does not know.
 */
export const styleNonce = crypto.getRandomValues(new Uint32Array(4)).join('');

/**
 * Lets no style element in that does not carry `styleNonce`, nor a `style` attribute of markup, from now on: what the page
 * itself sets on elements by script is none. The policy of the built page (`scripts/vite/content-security-policy.ts`)
 * holds as well: a second one can only take away.
 */
export function allowOnlyOwnStyles(): void {
  // What Mantine's modal parts bring along to hold the page still reads it there.
  Object.assign(globalThis, { __webpack_nonce__: styleNonce });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `style-src 'self' 'nonce-${styleNonce}'`;
  document.head.append(policy);
}

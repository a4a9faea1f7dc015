/** Nonce for styles that scripts insert: the page's Content-Security-Policy blocks them without it. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

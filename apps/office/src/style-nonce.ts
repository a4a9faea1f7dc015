/** Without it the page's policy lets no style in that a script makes. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

/** The library knows one issuer for good; an authenticator app shows the site's present name. */
export function nameIssuer(totpUri: string, issuer: string, email: string): string {
  const { searchParams } = new URL(totpUri);
  searchParams.set('issuer', issuer);
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${searchParams.toString()}`;
}

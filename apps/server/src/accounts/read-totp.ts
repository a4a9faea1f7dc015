import { readPublicSettings } from '@naya/core/site-info/get-brand';
import type { Db } from '@naya/db/client';

/** What an authenticator app needs, from the library's answer to who turns a second factor on. */
export async function readTotp(db: Db, answer: Response, email: string) {
  const { totpURI, backupCodes } = (await answer.json()) as {
    totpURI: string;
    backupCodes: string[];
  };
  const { site_name } = await readPublicSettings(db);
  const { searchParams } = new URL(totpURI);
  const secret = searchParams.get('secret') ?? '';
  return { url: nameIssuer(searchParams, site_name, email), secret, backupCodes };
}

/** The library knows one issuer for good; an authenticator app shows the site's present name. */
function nameIssuer(params: URLSearchParams, issuer: string, email: string): string {
  params.set('issuer', issuer);
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${params.toString()}`;
}

import type { GenericEndpointContext } from 'better-auth';
import { readPublicSettings } from '@naya/core/site-info/documents';
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

/** Longer than a code can be valid: its own 30 seconds and those before and after. */
const rememberedMs = 3 * 60_000;

type Adapter = GenericEndpointContext['context']['internalAdapter'];

/** RFC 6238, 5.2: a code is good once. True for the first who reserves it. */
export const reserveCode = (adapter: Adapter, userId: string, code: string): Promise<boolean> =>
  adapter.reserveVerificationValue({
    identifier: `totp-used ${userId} ${code}`,
    value: 'used',
    expiresAt: new Date(Date.now() + rememberedMs),
  });

/**
 * The first session that a code would open reserves it; false for each later one.
 * A person who is signed in already, and confirms a new second factor, reserves the code and is not refused.
 */
export async function reserveTotpCode(
  ctx: GenericEndpointContext | null,
  userId: string,
): Promise<boolean> {
  if (ctx?.path !== '/two-factor/verify-totp') return true;
  const { code } = ctx.body as { code: string };
  const isFirst = await reserveCode(ctx.context.internalAdapter, userId, code);
  return isFirst || ctx.context.session !== null;
}

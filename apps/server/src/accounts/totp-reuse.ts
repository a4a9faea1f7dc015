import type { GenericEndpointContext } from 'better-auth';

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

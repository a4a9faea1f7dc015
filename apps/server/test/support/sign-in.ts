import { officeApiUrl } from '@naya/contract/office/urls';
import { mails } from '@naya/db/tables/mail';
import { signInTries } from '@naya/db/tables/accounts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { TooManyTries, signInTries as triesOf } from '../../src/sign-in/tries.ts';
import type { TestApi } from './api.ts';
import { sendJson } from './office.ts';

/** Calls of the office without a session, each from the client IP and with the cookies that it names. */
export function useSignIn(api: TestApi) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    api.request(officeApiUrl + path, sendJson('POST', body, headers));
  const from = (clientIp: string) => ({ 'X-Forwarded-For': clientIp });

  const isOpen = async (Cookie: string) =>
    (await api.request(`${officeApiUrl}/session`, { headers: { Cookie } })).status === 200;

  /** One more try from that client IP, without the cost of a password: the seconds to wait, 0 when it is counted. */
  const tryFrom = async (email: string, clientIp: string): Promise<number> => {
    try {
      await api.office.limits.take(triesOf(email, { clientIp, deviceId: null }));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof TooManyTries)) throw refusal;
      return refusal.retryAfterSeconds;
    }
  };

  /** A botnet's tries, each from a network of its own, and then the answer to one more. */
  const guessFromEverywhere = async (email: string, count: number): Promise<Response> => {
    for (let index = 0; index < count; index += 1) await tryFrom(email, `10.1.${index}.1`);
    return post('/sign-in', { email, password: 'wrong password' }, from('10.2.0.1'));
  };

  /** As if that many seconds had gone by since the last tries. */
  const passTime = async (seconds: number): Promise<void> => {
    const earlier = sql`make_interval(secs => ${seconds})`;
    await api.core.db.update(signInTries).set({
      lastAt: sql`${signInTries.lastAt} - ${earlier}`,
      nextAt: sql`${signInTries.nextAt} - ${earlier}`,
    });
  };

  /** The newest link for a new password in that person's mail. */
  const readResetToken = async (email: string): Promise<string> => {
    const [mail] = await api.core.db
      .select({ details: mails.details })
      .from(mails)
      .where(and(eq(mails.kind, 'password-reset'), eq(mails.to, email)))
      .orderBy(desc(mails.id))
      .limit(1);
    const details = mail?.details as { url: string } | undefined;
    return new URLSearchParams(details?.url.split('?')[1]).get('token') ?? '';
  };

  return { post, from, isOpen, tryFrom, guessFromEverywhere, passTime, readResetToken };
}

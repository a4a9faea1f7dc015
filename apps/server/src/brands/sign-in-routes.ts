import { setTimeout as wait } from 'node:timers/promises';
import {
  brandCodeSchema,
  brandLinkSchema,
  brandSignInSchema,
  signInMinutes,
} from '@naya/contract/brands/forms';
import { CoreError, invalid } from '@naya/core/errors';
import { parse } from '@naya/core/submissions/submission';
import { listClaimable } from '@naya/db/brands/members';
import { findOrMakePerson, findPerson, findPersonByEmail } from '@naya/db/brands/people';
import { mailTries, signInTries, type SignInSource } from '../accounts/try-rules.ts';
import { clientIpOf } from '../http/client-ip.ts';
import { answerWithCookies } from '../office/answer-with-cookies.ts';
import type { BrandContext, BrandDeps, BrandRoute } from './route.ts';

/** Longer than a mail takes to be queued: nobody learns by the clock whether an e-mail has an account. */
export const leastAnswerMs = 250;

/** Counted apart from the operators' tries: the same e-mail may stand in both. */
const subjectOf = (email: string) => `brand ${email}`;
const readSignInSource = (c: BrandContext): SignInSource => ({
  clientIp: clientIpOf(c),
  deviceId: null,
});

export const brandSignInRoutes: BrandRoute[] = [
  {
    method: 'post',
    path: '/sign-in',
    access: 'anyone',
    body: 'json',
    async handle(c, deps) {
      const { email } = parse(brandSignInSchema, c.var.body);
      await deps.limits.take(mailTries(subjectOf(email), readSignInSource(c)));
      const leastWait = wait(leastAnswerMs);
      await mailSignIn(c, deps, email);
      await leastWait;
      // The same whether we know the e-mail or not.
      const message = `If this address belongs to a brand, a mail with a link and a code is on its way. Both work for ${signInMinutes} minutes.`;
      return c.json({ success: true, message });
    },
  },
  {
    method: 'post',
    path: '/sign-in/code',
    access: 'anyone',
    body: 'json',
    async handle(c, { core, auth, limits }) {
      const { email, code } = parse(brandCodeSchema, c.var.body);
      const tries = signInTries(subjectOf(email), readSignInSource(c));
      await limits.take(tries);
      const leastWait = wait(leastAnswerMs);
      const body = { email, otp: code };
      const answer = await auth.api.signInEmailOTP({ body, asResponse: true });
      if (!answer.ok) {
        await leastWait;
        throw invalid({ code: 'This code is not right, or no longer valid.' });
      }
      await limits.giveBack(tries);
      return answerSignIn(c, core, answer);
    },
  },
  {
    method: 'post',
    path: '/sign-in/link',
    access: 'anyone',
    body: 'json',
    async handle(c, { core, auth }) {
      const { token } = parse(brandLinkSchema, c.var.body);
      const { headers } = c.req.raw;
      const answer = await auth.api.magicLinkVerify({
        query: { token },
        headers,
        asResponse: true,
      });
      if (!answer.ok) throw new CoreError('expired', 'This link has been used or is too old.');
      return answerSignIn(c, core, answer);
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    access: 'mailed',
    async handle(c, { auth }) {
      const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
      return answerWithCookies(c, answer, { success: true });
    },
  },
];

/** Says whether a second factor is asked for next: until then the session opens nothing. */
async function answerSignIn(c: BrandContext, { db }: BrandDeps['core'], answer: Response) {
  const { user } = (await answer.clone().json()) as { user: { id: string } };
  const needsCode = (await findPerson(db, user.id))?.two_factor === true;
  return answerWithCookies(c, answer, { success: true, needsCode });
}

/** To people whom somebody has invited, and to the e-mails on file of public listings; nobody else signs in. */
async function mailSignIn(c: BrandContext, { core, auth }: BrandDeps, email: string) {
  const person = await findPersonByEmail(core.db, email);
  if (person?.blocked) return;
  if (!person) {
    const [listing] = await listClaimable(core.db, email, null);
    if (!listing) return;
    await findOrMakePerson(core.db, { email, name: listing.contact });
  }
  const code = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } });
  const { headers } = c.req.raw;
  await auth.api.signInMagicLink({ body: { email, metadata: { code } }, headers });
}

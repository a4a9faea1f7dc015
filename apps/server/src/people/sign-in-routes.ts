import { setTimeout as wait } from 'node:timers/promises';
import { mailedCodeSchema, mailedLinkSchema, mailSignInSchema } from '@naya/contract/people/forms';
import { CoreError, invalid } from '@naya/core/errors';
import { parse } from '@naya/core/parse';
import type { Db } from '@naya/db/client';
import { findOrMakePerson, findPerson, findPersonByEmail, passSecondFactor } from '@naya/db/people';
import { mailTries, readSignInSource, signInTries } from '../sign-in/tries.ts';
import type { PeopleDeps, PersonContext, PersonRoute } from './route.ts';
import { answerSession } from './session.ts';
import { verifyCode } from './account-routes.ts';

/** An area of the site that people sign in to. Who has an account signs in to each. */
type Area = {
  /** Of an e-mail that has no account yet: the name of whoever may have one, null for everybody else. */
  findNewcomer: (db: Db, email: string) => Promise<{ name: string } | null>;
  /** The answer to everybody who asks for a mail, whether we know the e-mail or not. */
  mailedMessage: string;
};

/** Longer than a mail takes to be queued: nobody learns by the clock whether an e-mail has an account. */
export const minAnswerMs = 250;

/** Counted apart from the operators' tries: the same e-mail may stand in both. */
const subjectOf = (email: string) => `person ${email}`;

export const signInRoutes = (area: Area): PersonRoute[] => [
  {
    method: 'post',
    path: '/sign-in',
    access: 'anyone',
    body: 'json',
    async handle(c, deps) {
      const { email } = parse(mailSignInSchema, c.var.body);
      await deps.limits.take(mailTries(subjectOf(email), await readSignInSource(c, deps, email)));
      const minWait = wait(minAnswerMs);
      await mailSignIn(c, deps, email, area);
      await minWait;
      return c.json({ success: true, message: area.mailedMessage });
    },
  },
  {
    method: 'post',
    path: '/sign-in/code',
    access: 'anyone',
    body: 'json',
    async handle(c, deps) {
      const { auth, limits } = deps;
      const { email, code } = parse(mailedCodeSchema, c.var.body);
      const tries = signInTries(subjectOf(email), await readSignInSource(c, deps, email));
      const minWait = wait(minAnswerMs);
      const body = { email, otp: code };
      const refusal = invalid({ code: 'This code is not right, or no longer valid.' });
      const answer = await limits.guess(tries, refusal, async () => {
        const signedIn = await auth.api.signInEmailOTP({ body, asResponse: true });
        if (!signedIn.ok) await minWait;
        return signedIn;
      });
      return answerSignIn(c, deps, answer);
    },
  },
  {
    method: 'post',
    path: '/sign-in/link',
    access: 'anyone',
    body: 'json',
    async handle(c, deps) {
      const { auth } = deps;
      const { token } = parse(mailedLinkSchema, c.var.body);
      const { headers } = c.req.raw;
      const answer = await auth.api.magicLinkVerify({
        query: { token },
        headers,
        asResponse: true,
      });
      if (!answer.ok) throw new CoreError('expired', 'linkUsed');
      return answerSignIn(c, deps, answer);
    },
  },
  {
    method: 'post',
    path: '/sign-in/second-factor',
    access: 'mailed',
    body: 'json',
    async handle(c, deps) {
      await verifyCode(c, deps, { isFromApp: false });
      await passSecondFactor(deps.core.db, c.var.sessionId);
      await deps.devices.remember(c, c.var.person.email);
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    access: 'mailed',
    async handle(c, { auth }) {
      const answer = await auth.api.signOut({
        headers: c.var.sessionHeaders,
        asResponse: true,
      });
      return answerSession(c, auth, answer, { success: true });
    },
  },
];

/** Says whether a second factor is asked for next: until then the session opens nothing. */
async function answerSignIn(
  c: PersonContext,
  { core, auth, devices }: PeopleDeps,
  answer: Response,
) {
  const { user } = (await answer.clone().json()) as { user: { id: string; email: string } };
  const needsCode = (await findPerson(core.db, user.id))?.two_factor === true;
  if (!needsCode) await devices.remember(c, user.email);
  return answerSession(c, auth, answer, { success: true, needsCode });
}

/** To who has an account, and to newcomers; nobody else signs in. */
async function mailSignIn(
  c: PersonContext,
  { core, auth }: PeopleDeps,
  email: string,
  { findNewcomer }: Area,
) {
  const person = await findPersonByEmail(core.db, email);
  if (person?.blocked) return;
  if (!person) {
    const newcomer = await findNewcomer(core.db, email);
    if (!newcomer) return;
    await findOrMakePerson(core.db, { email, name: newcomer.name });
  }
  const code = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } });
  const { headers } = c.req.raw;
  await auth.api.signInMagicLink({ body: { email, metadata: { code } }, headers });
}

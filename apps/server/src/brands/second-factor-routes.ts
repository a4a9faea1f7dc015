import { codeSchema } from '@naya/contract/accounts/forms';
import type { SecondFactorSetUp } from '@naya/contract/brands/entity';
import { CoreError, invalid } from '@naya/core/errors';
import { parse } from '@naya/core/submissions/submission';
import { passSecondFactor } from '@naya/db/brands/people';
import { encode } from 'uqr';
import { readTotp } from '../accounts/read-totp.ts';
import { reserveCode } from '../accounts/totp-reuse.ts';
import type { Try } from '../accounts/try-rules.ts';
import { answerWithCookies } from '../office/answer-with-cookies.ts';
import type { BrandContext, BrandDeps, BrandRoute } from './route.ts';

export const brandSecondFactorRoutes: BrandRoute[] = [
  {
    method: 'post',
    path: '/sign-in/second-factor',
    access: 'mailed',
    body: 'json',
    async handle(c, deps) {
      await verifyCode(c, deps, { isFromApp: false });
      await passSecondFactor(deps.core.db, c.var.sessionId);
      return c.json({ success: true });
    },
  },
  {
    method: 'post',
    path: '/second-factor',
    access: 'people',
    body: 'json',
    async handle(c, { core, auth }) {
      const call = { body: {}, headers: c.req.raw.headers, asResponse: true } as const;
      const answer = await auth.api.enableTwoFactor(call);
      if (!answer.ok) throw new CoreError('conflict', 'Your second factor is on already.');
      const { url, secret, backupCodes } = await readTotp(core.db, answer, c.var.person.email);
      const setUp: SecondFactorSetUp = { url, secret, qr: drawQr(url), backup_codes: backupCodes };
      return c.json({ success: true, setUp });
    },
  },
  {
    method: 'post',
    path: '/second-factor/confirm',
    access: 'people',
    body: 'json',
    // The library opens a session in the place of this one, and every other has to show a code from now on.
    handle: async (c, deps) =>
      answerWithCookies(c, await verifyCode(c, deps, { isFromApp: true }), { success: true }),
  },
  {
    method: 'post',
    path: '/second-factor/off',
    access: 'people',
    body: 'json',
    async handle(c, deps) {
      await verifyCode(c, deps, { isFromApp: false });
      const call = { body: {}, headers: c.req.raw.headers, asResponse: true } as const;
      return answerWithCookies(c, await deps.auth.api.disableTwoFactor(call), { success: true });
    },
  },
];

/** Counted for the person, however many sessions they open: at most 105 guesses a day (`own` in try-rules). */
const triesOf = (personId: string): Try[] => [
  { rule: 'session', subject: `second factor ${personId}` },
];

/** A code of the app, each good once, or one of the backup codes. */
async function verifyCode(
  c: BrandContext,
  { auth, limits }: BrandDeps,
  { isFromApp }: { isFromApp: boolean },
): Promise<Response> {
  const { code } = parse(codeSchema, c.var.body);
  const { id } = c.var.person;
  const tries = triesOf(id);
  await limits.take(tries);
  const call = { body: { code }, headers: c.req.raw.headers, asResponse: true } as const;
  const isTotp = /^\d{6}$/.test(code);
  const { internalAdapter } = await auth.$context;
  const refusal = invalid({ code: 'This code is not right, or was used before.' });
  if (!isTotp && isFromApp) throw refusal;
  const answer = isTotp ? await auth.api.verifyTOTP(call) : await auth.api.verifyBackupCode(call);
  if (!answer.ok) throw refusal;
  if (isTotp && !(await reserveCode(internalAdapter, id, code))) throw refusal;
  await limits.giveBack(tries);
  return answer;
}

/** The dark squares as the path of an SVG. */
function drawQr(text: string): SecondFactorSetUp['qr'] {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

import { z } from 'zod';
import { accountEmail, linkToken, requiredLine } from '../forms/fields.ts';

const email = accountEmail('Please enter your e-mail address');

export const signInCodeLength = 6;
export const signInMinutes = 15;

/** So long an account waits for its erasure, which can be stopped. */
export const accountErasureHours = 72;

export const mailSignInSchema = z.object({ email });
export const mailedCodeSchema = z.object({
  email,
  code: z
    .string({ error: 'Please enter the code' })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(
      z.string().regex(new RegExp(`^\\d{${signInCodeLength}}$`), {
        error: `The code has ${signInCodeLength} digits`,
      }),
    ),
});
export const mailedLinkSchema = z.object({ token: linkToken() });
export const closeSessionSchema = z.object({ session: requiredLine('Please choose a session') });
export const ownNameSchema = z.object({ name: requiredLine('Please enter your name') });

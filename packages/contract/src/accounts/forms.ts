import { z } from 'zod';
import { accountEmail, linkToken, requiredLine } from '../forms/fields.ts';
import { officeRoles } from './roles.ts';

export const minPasswordCharacters = 10;

const password = z
  .string({ error: 'Please enter a password' })
  .min(minPasswordCharacters, { error: `Please use at least ${minPasswordCharacters} characters` })
  .max(128, { error: 'Please use at most 128 characters' });
const givenPassword = z.string({ error: 'Please enter your password' }).min(1).max(128);
const email = accountEmail('Please enter an e-mail address');
const token = linkToken();

export const signInSchema = z.object({ email, password: givenPassword });
export const codeSchema = z.object({
  code: z
    .string({ error: 'Please enter the code' })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^[\w-]{6,20}$/, { error: 'Please enter the code' })),
});
export const passwordOnlySchema = z.object({ password: givenPassword });
export const forgottenSchema = z.object({ email });
export const newPasswordSchema = z.object({ token, password });
export const changePasswordSchema = z.object({ current: givenPassword, password });
export const firstOwnerSchema = z.object({
  token,
  name: requiredLine('Please enter your name'),
  email,
  password,
});

export const userFormSchema = z.object({
  name: requiredLine('Please enter a name'),
  email,
  role: z.enum(officeRoles, { error: 'Please choose a role' }),
  active: z
    .boolean()
    .nullish()
    .transform((active) => active ?? true),
});

/** Owners who take their own rights away must confirm it with `sure`. */
export const sureSchema = z.object({ sure: z.boolean().nullish() });

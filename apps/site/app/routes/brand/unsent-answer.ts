import type { Values } from './form-values.ts';
import type { BrandAnswer } from './page.ts';

const tooLarge =
  'This form is too large and was not sent. Please choose smaller files or shorten your text.';
const notSent =
  'This could not be sent. It is all still here: please check your connection and send it again.';

/** Keeps what was typed in a form that was not taken in, and says why. */
export const unsentAnswer = (status: number, values: Values): BrandAnswer => ({
  values,
  errors: {},
  message: status === 413 ? tooLarge : notSent,
  isDone: false,
  isUnsent: true,
  isConflict: false,
});

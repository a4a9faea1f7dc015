import { createHash } from 'node:crypto';
import { isApiError } from '@naya/contract/api/errors';
import type { FormHints } from '@naya/contract/submissions/form-hints';
import { fieldErrors } from '@naya/contract/submissions/field-errors';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { data } from 'react-router';
import type { z } from 'zod';
import type { FormAnswer } from './form-answer.ts';
import { readSentFormHints } from './form-hints.ts';

/** The same form sent twice within a day is one submission, however often the button was pressed. */
async function keyOf(values: object, form: FormData): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256').update(day + JSON.stringify(values));
  for (const [field, value] of form) {
    if (typeof value === 'string') continue;
    hash.update(`${field} ${value.size} `);
    for await (const chunk of value.stream()) hash.update(chunk);
  }
  return hash.digest('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

function answer<Name extends string>(status: number, body: FormAnswer<Name>) {
  return data(body, { status });
}

/** A submission without JavaScript: same rules and messages, and the visitor's words come back with them. */
export async function submitByServer<Schema extends z.ZodType, Name extends string>(
  form: FormData,
  schema: Schema,
  values: Record<Name, string>,
  send: (checked: z.infer<Schema>, key: string, hints: FormHints) => Promise<Receipt>,
) {
  const checked = schema.safeParse(values);
  if (!checked.success) {
    return answer(422, {
      values,
      errors: fieldErrors(checked.error),
      message: null,
      receipt: null,
    });
  }
  try {
    const receipt = await send(checked.data, await keyOf(values, form), readSentFormHints(form));
    return answer(200, { values: null, errors: {}, message: null, receipt });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { message, errors, status } = error;
    return answer(status ?? 503, { values, errors: errors ?? {}, message, receipt: null });
  }
}

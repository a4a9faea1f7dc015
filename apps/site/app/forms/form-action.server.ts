import { isApiError } from '@naya/contract/api/is-api-error';
import type { Api } from '@naya/contract/api/port';
import { maxFormBytes } from '@naya/contract/constants';
import { fieldErrors, formParams } from '@naya/contract/forms/field-errors';
import type { FormHints } from '@naya/contract/submissions/form-hints';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { createHash } from 'node:crypto';
import { data, type ActionFunctionArgs } from 'react-router';
import type { z } from 'zod';
import { apiFrom, siteContext } from '../data/site-context.ts';
import { readSentFormHints, type FormAnswer } from './form.tsx';

type Answered<Answer> = ReturnType<typeof data<Answer>>;

type FormArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;
type FormKind = keyof typeof maxFormBytes;

/** Reads a form up to the limit of its kind; `answer` gets null when it is larger. One with files waits until there is memory for it. */
export function receiveForm<Answer>(
  { request, context }: FormArgs,
  kind: FormKind,
  answer: (form: FormData | null) => Promise<Answer>,
): Promise<Answer> {
  const work = async (body: Request['body']) =>
    answer(await readForm(request, body, maxFormBytes[kind]));
  return kind === 'pictures'
    ? context.get(siteContext).holdForm(request.body, work)
    : work(request.body);
}

type SentKind = Exclude<FormKind, 'longTexts'>;

const tooLarge: Record<SentKind, string> = {
  texts: `This form is larger than ${maxFormBytes.texts / 1024} KB and was not sent. Please go back, shorten your text and send it again.`,
  pictures: `This form is larger than ${maxFormBytes.pictures / 1024 ** 2} MB and was not sent. Please go back, choose smaller pictures and send it again.`,
};

/** A form that was sent without JavaScript, read up to what the API would take. */
export function formAction<Answer>(
  handle: (form: FormData, api: Api) => Promise<Answered<Answer>>,
  kind: SentKind = 'texts',
) {
  return (args: ActionFunctionArgs) =>
    receiveForm(args, kind, async (form) => {
      if (form) return handle(form, apiFrom(args.context));
      const refusal = { values: null, errors: {}, message: tooLarge[kind], receipt: null };
      return data(refusal, { status: 413 });
    });
}

/** Null when it is too large: what is beyond the limit is not read. */
async function readForm(
  { headers }: Request,
  body: Request['body'],
  maxBytes: number,
): Promise<FormData | null> {
  if (Number(headers.get('Content-Length')) > maxBytes) return null;
  let bytes = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxBytes) controller.error(new Error('too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(counted ?? null, { headers }).formData();
  } catch (error) {
    if (bytes > maxBytes) return null;
    throw data(null, { status: isTooSlow(error) ? 408 : 400 });
  }
}

const isTooSlow = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'too_slow';

/** A deterministic idempotency key: the same form sent twice within a day is one submission. */
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
  const checked = schema.safeParse(values, formParams);
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

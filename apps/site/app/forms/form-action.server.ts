import { maxFormBytes } from '@naya/contract/constants';
import type { Api } from '@naya/contract/api/port';
import { data, type ActionFunctionArgs } from 'react-router';
import { apiFrom } from '../data/site-context.ts';

type Answered<Answer> = ReturnType<typeof data<Answer>>;

/** Forms with pictures are held in memory, so only a few at a time; the others wait unread. */
const heldAtOnce = 4;
const held = new Set<Promise<unknown>>();

/** Runs the work once fewer than four forms with files are in memory. */
async function runWithinFormLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  while (held.size >= heldAtOnce) await Promise.race(held);
  const working = work();
  const done = working.catch(() => {}).finally(() => held.delete(done));
  held.add(done);
  return working;
}

type FormKind = keyof typeof maxFormBytes;

/** Reads a form up to the limit of its kind; `answer` gets null when it is larger. */
export function receiveForm<Answer>(
  request: Request,
  kind: FormKind,
  answer: (form: FormData | null) => Promise<Answer>,
): Promise<Answer> {
  const work = async () => answer(await readForm(request, maxFormBytes[kind]));
  return kind === 'pictures' ? runWithinFormLimit(work) : work();
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
  return ({ request, context }: ActionFunctionArgs) =>
    receiveForm(request, kind, async (form) => {
      if (form) return handle(form, apiFrom(context));
      const refusal = { values: null, errors: {}, message: tooLarge[kind], receipt: null };
      return data(refusal, { status: 413 });
    });
}

/** Null when it is too large: what is beyond the limit is not read. */
async function readForm(request: Request, maxBytes: number): Promise<FormData | null> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return null;
  let bytes = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxBytes) controller.error(new Error('too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { headers } = request;
  try {
    return await new Response(counted ?? null, { headers }).formData();
  } catch {
    if (bytes > maxBytes) return null;
    throw data(null, { status: 400 });
  }
}

import { readFile } from 'node:fs/promises';
import { cleanLine } from '@naya/contract/submissions/fields';
import type { CheckFile } from '@naya/db/franchises/checks-table';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import type { ReceivedFile } from '../submissions/received-form.ts';

export const maxCheckFileBytes = 10 * 1024 * 1024;
const pdf = Buffer.from('%PDF-');

/** A PDF, or a picture that is encoded anew; told by its bytes, whatever its name says. */
export async function readCheckFile(
  { media }: Pick<Context, 'media'>,
  file: ReceivedFile | undefined,
): Promise<CheckFile | null> {
  if (!file || file.bytes === 0) return null;
  if (file.bytes > maxCheckFileBytes) {
    throw new CoreError('too_large', 'The file may have at most 10 MB.', {
      file: 'This file is larger than 10 MB.',
    });
  }
  const name = cleanLine(file.name).slice(0, 100) || 'paper';
  const bytes = await readFile(file.path);
  if (bytes.subarray(0, pdf.length).equals(pdf)) return { name, type: 'application/pdf', bytes };
  const { data } = await media.clean(file.path).catch((error: unknown) => {
    if (!(error instanceof CoreError)) throw error;
    throw new CoreError(error.code, error.message, { file: 'Please choose a PDF or a picture.' });
  });
  return {
    name: name.replace(/\.\w+$/, '') + '.webp',
    type: 'image/webp',
    bytes: Buffer.from(data),
  };
}

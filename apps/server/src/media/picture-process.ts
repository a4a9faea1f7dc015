import { join } from 'node:path';
import { CoreError } from '@naya/core/errors';
import type { CleaningOptions } from '@naya/core/media/store';
import { createHelper, HelperEnded, Interrupted } from '../jobs/helper-process.ts';
import type { DecodedPicture, Upload } from './decode-upload.ts';
import type { Variant } from './encode-variant.ts';
import { detectFormat } from './detect-format.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

const program = join(import.meta.dirname, 'picture-worker.ts');
const limits = {
  // For a decoder that waits for ever; `picture-worker.ts` limits the time of the processor.
  timeoutMs: 120_000,
  // V8 reserves 512 MB of this and never touches them; `picture-worker.ts` ends itself long before the rest is used.
  maxDataBytes: 1_100 * 1024 * 1024,
};
const mostUploadsWaiting = 24;
const wrongType = 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.';
const unreadable = 'This picture is damaged or too large to be read.';

export type PictureTask = { upload: Upload } | { original: Uint8Array; variant: Variant };

export type PictureProcess = {
  /** Refuses with a CoreError: 415 for a file that is no picture, 422 for a picture that cannot be decoded. */
  decode: (file: string | Uint8Array, options?: CleaningOptions) => Promise<DecodedPicture>;
  encode: (original: Uint8Array, variant: Variant) => Promise<Uint8Array>;
  close: () => void;
};

/** Decodes uploads and encodes variants one at a time: this process never decodes what a visitor sent. */
export function createPictureProcess(): PictureProcess {
  const { ask, close } = createHelper<PictureTask, DecodedPicture | Uint8Array | null>(
    program,
    limits,
  );
  // An upload waits for one variant at most, however many are to be made.
  const variantInTurn = limitConcurrency(1);
  let uploadsWaiting = 0;

  async function askToDecode(upload: Upload): Promise<DecodedPicture> {
    try {
      const decoded = (await ask({ upload })) as DecodedPicture | null;
      if (decoded) return decoded;
    } catch (error) {
      if (error instanceof Interrupted) {
        throw new CoreError('unavailable', 'We are restarting. Please try again shortly.');
      }
      if (!(error instanceof HelperEnded)) throw error;
    }
    throw new CoreError('invalid', unreadable);
  }
  return {
    async decode(file, options) {
      const format = await detectFormat(file);
      if (!format) throw new CoreError('wrong_type', wrongType);
      if (uploadsWaiting >= mostUploadsWaiting) {
        throw new CoreError('unavailable', 'Many pictures arrive now. Please try again shortly.');
      }
      uploadsWaiting += 1;
      return askToDecode({ file, format, ...options }).finally(() => (uploadsWaiting -= 1));
    },
    encode: (original, variant) =>
      variantInTurn(async () => (await ask({ original, variant })) as Uint8Array),
    close,
  };
}

import { join } from 'node:path';
import { CoreError } from '@naya/core/errors';
import type { CleaningOptions } from '@naya/core/media-store';
import { createHelper, HelperEnded, Interrupted } from '../helper-process.ts';
import type { Faults } from '../log/faults.ts';
import {
  type DecodedPicture,
  type DecoderFault,
  type Upload,
  type Variant,
  detectFormat,
} from './codec.ts';
import { limitConcurrency, sharePlaces } from '../share-places.ts';

const program = join(import.meta.dirname, 'picture-worker.ts');
const limits = {
  // For a decoder that waits for ever; `picture-worker.ts` limits the time of the processor.
  timeoutMs: 120_000,
  // V8 reserves 512 MB of this and never touches them; `picture-worker.ts` ends itself long before the rest is used.
  maxDataBytes: 1_100 * 1024 * 1024,
};
/** Visitors take turns by client IP, people by who they are. Each queue sends the decoder one picture at a time. */
const visitors = { places: 1, maxWaiting: 24, maxWaitingEach: 2 };
const signedIn = { places: 1, maxWaiting: 24, maxWaitingEach: 12 };

export type PictureTask = { upload: Upload } | { original: Uint8Array; variant: Variant };

export type PictureProcess = {
  /** Refuses with a CoreError: 415 for a file that is no picture, 422 for a picture that cannot be decoded. */
  decode: (file: string | Uint8Array, options?: CleaningOptions) => Promise<DecodedPicture>;
  encode: (original: Uint8Array, variant: Variant) => Promise<Uint8Array>;
  close: () => void;
};

/** Decodes uploads and encodes variants one at a time: this process never decodes what a visitor sent. */
export function createPictureProcess(faults?: Faults): PictureProcess {
  const { ask, close } = createHelper<
    PictureTask,
    DecodedPicture | DecoderFault | Uint8Array | null
  >(program, limits);
  // An upload waits for one of the other queue and one variant at most, however many there are.
  const variantInTurn = limitConcurrency(1);
  const ownInTurn = limitConcurrency(1);
  const visitorsInTurn = sharePlaces(visitors);
  const signedInInTurn = sharePlaces(signedIn);

  async function askToDecode(upload: Upload): Promise<DecodedPicture> {
    try {
      const decoded = (await ask({ upload })) as DecodedPicture | DecoderFault | null;
      if (decoded && 'data' in decoded) {
        faults?.worked('decode');
        return decoded;
      }
      if (decoded) faults?.failed('decode', new Error(decoded.fault));
    } catch (error) {
      if (error instanceof Interrupted) {
        throw new CoreError('unavailable', 'restarting');
      }
      faults?.failed('decode', error);
      if (!(error instanceof HelperEnded)) throw error;
    }
    throw new CoreError('invalid', 'pictureUnreadable');
  }
  return {
    async decode(file, { sender, largePhotos = false } = {}) {
      const format = await detectFormat(file);
      if (!format) throw new CoreError('wrong_type', 'pictureFormat');
      const decode = () => askToDecode({ file, format, largePhotos });
      if (!sender) return ownInTurn(decode);
      return (sender.isSignedIn ? signedInInTurn : visitorsInTurn)(sender, decode);
    },
    encode: (original, variant) =>
      variantInTurn(async () => (await ask({ original, variant })) as Uint8Array),
    close,
  };
}

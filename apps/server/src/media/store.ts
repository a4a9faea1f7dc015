import { createHash, randomBytes } from 'node:crypto';
import type { CleanPicture, CleaningOptions, MediaStore } from '@naya/core/media-store';
import type { Env } from '../env.ts';
import type { Faults } from '../log/faults.ts';
import { rememberBriefly } from '../remember-briefly.ts';
import { openSharp } from './codec.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createPictureProcess } from './picture-process.ts';
import { findVariant, pictureName, createVariants, originalOf, variantsOf } from './variants.ts';

const checkedForMs = 30_000;

type Shown = { width: number; height: number; colour: string | null };

function toCleanPicture(data: Uint8Array, { width, height, colour }: Shown) {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { hash, width, height, ext: 'webp', bytes: data.length, colour, data };
}

/** Not by its content: once withdrawn, the same one must not come back under a known name. */
const recordingName = /^[\da-f]{32}$/;
const recordingFile = (name: string) => `recordings/${name}.mp3`;

/** Closing ends the process that decodes and encodes. */
export type OpenMediaStore = MediaStore & { close: () => void };

/** Names pictures by a hash of their content: a crash leaves at worst one that no row uses. */
export function createMediaStore(fileStore: FileStore, faults?: Faults): OpenMediaStore {
  const pictures = createPictureProcess(faults);
  const variants = createVariants(fileStore, pictures, faults);

  async function clean(
    upload: string | Uint8Array,
    options: CleaningOptions = {},
  ): Promise<CleanPicture> {
    const { data, ...shown } = await pictures.decode(upload, options);
    return toCleanPicture(data, shown);
  }

  async function keep({ data, ...picture }: CleanPicture) {
    const { hash, width, height } = picture;
    await fileStore.write(originalOf(`${hash}-${width}x${height}`), data, 'image/webp');
    return picture;
  }

  return {
    check: rememberBriefly(() => fileStore.check(), checkedForMs),
    clean,
    keep,
    storeUpload: async (upload) => keep(await clean(upload)),
    async storeDrawing(bytes, colour) {
      const sharp = await openSharp();
      const { width, height } = await sharp(bytes).metadata();
      return keep(toCleanPicture(bytes, { width, height, colour }));
    },
    async readOriginal(name) {
      return pictureName.test(name) ? fileStore.read(originalOf(name)) : null;
    },
    async readVariant(name, width, format) {
      const variant = findVariant(width, format);
      return variant && pictureName.test(name) ? variants.read(name, variant) : null;
    },
    async makeVariant(name, width, format) {
      const variant = findVariant(width, format);
      if (variant && pictureName.test(name)) await variants.make(name, variant);
    },
    async remove(name) {
      if (!pictureName.test(name)) return;
      await fileStore.remove(variantsOf(name));
      await fileStore.remove(originalOf(name));
    },
    async keepRecording(sound) {
      const name = randomBytes(16).toString('hex');
      await fileStore.write(recordingFile(name), sound, 'audio/mpeg');
      return name;
    },
    async readRecording(name) {
      return recordingName.test(name) ? fileStore.read(recordingFile(name)) : null;
    },
    async removeRecording(name) {
      if (recordingName.test(name)) await fileStore.remove(recordingFile(name));
    },
    close: pictures.close,
  };
}

export type MediaConfig = Pick<Env, 's3' | 'mediaDir'>;

export async function openFileStore({ s3, mediaDir }: MediaConfig): Promise<FileStore> {
  if (!s3) return createDiskStore(mediaDir);
  // Its client is large; most do without.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(s3);
}

/** Pictures in the bucket of S3_*, or in the data folder. */
export async function openMedia(place: MediaConfig, faults?: Faults): Promise<OpenMediaStore> {
  return createMediaStore(await openFileStore(place), faults);
}

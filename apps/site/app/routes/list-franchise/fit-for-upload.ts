import { scalePicture } from './scale-picture.ts';

const maxBytes = 5 * 1024 * 1024;
const maxSide = 2_560;

/** Photos of today's phones are larger than the server takes: those are made smaller here. */
export async function fitForUpload(file: File): Promise<File | null> {
  if (file.size <= maxBytes) return file;
  try {
    const smaller = await shrink(file);
    return smaller.size <= maxBytes ? smaller : null;
  } catch {
    return null;
  }
}

async function shrink(file: File): Promise<File> {
  const canvas = await scalePicture(file, maxSide);
  // WebP keeps a logo's transparency.
  const type = file.type === 'image/png' ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.86));
  if (!blob) throw new Error('The picture could not be made smaller');
  const extension = blob.type.replace('image/', '');
  return new File([blob], file.name.replace(/\.\w+$/, '') + `.${extension}`, { type: blob.type });
}

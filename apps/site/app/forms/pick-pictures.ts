import { pictureTypes } from './accepted-pictures.ts';

type Picked = { files: File[]; notes: string[] };

/** Takes what is a picture and has room; says what was left out. */
export async function pickPictures(current: File[], added: File[], room: number): Promise<Picked> {
  const files = [...current];
  const notes: string[] = [];
  let extras = 0;
  for (const file of added) {
    if (!pictureTypes.includes(file.type)) {
      notes.push(`${file.name} is not a picture we can show (JPEG, PNG, WebP, AVIF or GIF).`);
    } else if (files.length >= room) {
      extras += 1;
    } else {
      const fitting = await fitForUpload(file);
      if (fitting) files.push(fitting);
      else notes.push(`${file.name} is larger than 5 MB.`);
    }
  }
  if (extras > 0) notes.push(extrasNote(extras, room));
  return { files, notes };
}

function extrasNote(extras: number, room: number): string {
  const left = extras === 1 ? 'one more was left out' : `${extras} more were left out`;
  return `At most ${room} ${room === 1 ? 'picture' : 'pictures'} can be added; ${left}.`;
}

const maxBytes = 5 * 1024 * 1024;
const maxUploadSide = 2_560;

/** Photos of today's phones are larger than the server takes: those are made smaller here. */
async function fitForUpload(file: File): Promise<File | null> {
  if (file.size <= maxBytes) return file;
  try {
    const smaller = await shrink(file);
    return smaller.size <= maxBytes ? smaller : null;
  } catch {
    return null;
  }
}

async function shrink(file: File): Promise<File> {
  const canvas = await scalePicture(file, maxUploadSide);
  // WebP keeps a logo's transparency.
  const type = file.type === 'image/png' ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.86));
  if (!blob) throw new Error('The picture could not be made smaller');
  const extension = blob.type.replace('image/', '');
  return new File([blob], file.name.replace(/\.\w+$/, '') + `.${extension}`, { type: blob.type });
}

/** Draws the picture on a canvas whose longer side is at most `maxSide`; a small picture keeps its size. */
async function scalePicture(file: File, maxSide: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

const thumbnailSide = 320;

/** A small data URL: the page's security policy lets no picture in from a blob. */
export async function thumbnailOf(file: File): Promise<string> {
  const canvas = await scalePicture(file, thumbnailSide);
  return canvas.toDataURL('image/webp', 0.8);
}

import { pictureTypes } from '../../forms/accepted-pictures.ts';
import { fitForUpload } from './fit-for-upload.ts';

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

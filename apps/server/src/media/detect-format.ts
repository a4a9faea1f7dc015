import { open } from 'node:fs/promises';

export type UploadFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const looks: [UploadFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // The box of brands begins with its own length; a still picture may name another brand first.
  ['avif', /^[^]{4}ftyp[^]*avi[fs]/],
];

/** By the first bytes alone, so that no decoder ever sees anything else (SVG above all). */
export async function detectFormat(upload: string | Uint8Array): Promise<UploadFormat | null> {
  const head = Buffer.from(await firstBytes(upload)).toString('latin1');
  return looks.find(([, look]) => look.test(head))?.[0] ?? null;
}

async function firstBytes(upload: string | Uint8Array): Promise<Uint8Array> {
  if (typeof upload !== 'string') return upload.subarray(0, 64);
  await using file = await open(upload);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64));
  return buffer.subarray(0, bytesRead);
}

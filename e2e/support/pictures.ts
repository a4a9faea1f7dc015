import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A PNG of one random colour, stored uncompressed: its size in bytes follows from its sides, three for each pixel. */
export async function pngFile(name: string, width: number, height: number) {
  const background = `#${randomBytes(3).toString('hex')}`;
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

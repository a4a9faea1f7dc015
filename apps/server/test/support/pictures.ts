import sharp from 'sharp';

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
type Options = { width?: number; height?: number; kind?: Kind };

/** A plain picture of that size. */
export function drawPicture({ width = 40, height = 30, kind = 'jpeg' }: Options = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#0B5B4A' } })
    .toFormat(kind)
    .toBuffer();
}

/** Red on the left, blue on the right, with a note in its metadata, held sideways as phones do. */
export async function drawSideways(secret: string) {
  const half = { width: 20, height: 30, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 40, background: '#ff0000' } })
    .composite([{ input: blue, left: 20, top: 0 }])
    .withExif({ IFD0: { Copyright: secret } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

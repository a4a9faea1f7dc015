import { crc32, deflateSync } from 'node:zlib';

export type Size = { width: number; height: number };

/** A PNG of 8-bit greys whose header claims `claimed` and whose body holds the zero bytes of `real`. */
export function writePng(claimed: Size, real: Size = claimed, interlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed.width, 0);
  header.writeUInt32BE(claimed.height, 4);
  header.set([8, 0, 0, 0, interlaced ? 1 : 0], 8);
  const body = deflateSync(Buffer.alloc((real.width + 1) * real.height), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', body),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** A GIF of `frames` one-pixel pictures, each of which claims to have the size `frame` on a screen of `screen`. */
export function writeGif(screen: Size, frame: Size, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(screen.width, 6);
  head.writeUInt16LE(screen.height, 8);
  const picture = Buffer.from('\x2c\0\0\0\0\0\0\0\0\0\x02\x02\x44\x01\0', 'latin1');
  picture.writeUInt16LE(frame.width, 5);
  picture.writeUInt16LE(frame.height, 7);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(picture), Buffer.from(';')]);
}

/** A copy of a real picture whose header says another size than its body has. */
export const claimSize = {
  jpeg(bytes: Uint8Array, { width, height }: Size): Buffer {
    const copy = Buffer.from(bytes);
    let frame = 2;
    // Each segment begins with FF, its kind and its length; C0 to C2 begin a frame.
    while (frame < copy.length - 9 && ![0xc0, 0xc1, 0xc2].includes(copy[frame + 1] ?? 0)) {
      frame += 2 + copy.readUInt16BE(frame + 2);
    }
    copy.writeUInt16BE(height, frame + 5);
    copy.writeUInt16BE(width, frame + 7);
    return copy;
  },
  /** For the simple lossy form: the key frame's fourteen bits each. */
  webp(bytes: Uint8Array, { width, height }: Size): Buffer {
    const copy = Buffer.from(bytes);
    copy.writeUInt16LE(width & 0x3fff, 26);
    copy.writeUInt16LE(height & 0x3fff, 28);
    return copy;
  },
  avif(bytes: Uint8Array, { width, height }: Size): Buffer {
    const copy = Buffer.from(bytes);
    for (let at = copy.indexOf('ispe'); at > 0; at = copy.indexOf('ispe', at + 4)) {
      copy.writeUInt32BE(width, at + 8);
      copy.writeUInt32BE(height, at + 12);
    }
    return copy;
  },
};

/** The same small WebP frame again and again on a canvas of that size. */
export function writeAnimatedWebp(still: Uint8Array, canvas: Size, frames: number): Buffer {
  const screen = Buffer.alloc(10);
  screen[0] = 2;
  screen.writeUIntLE(canvas.width - 1, 4, 3);
  screen.writeUIntLE(canvas.height - 1, 7, 3);
  const frameHead = Buffer.alloc(16);
  const key = Buffer.from(still);
  frameHead.writeUIntLE((key.readUInt16LE(26) & 0x3fff) - 1, 6, 3);
  frameHead.writeUIntLE((key.readUInt16LE(28) & 0x3fff) - 1, 9, 3);
  const frame = webpChunk('ANMF', Buffer.concat([frameHead, key.subarray(12)]));
  const parts = [webpChunk('VP8X', screen), webpChunk('ANIM', Buffer.alloc(6))];
  const body = Buffer.concat([...parts, ...Array<Buffer>(frames).fill(frame)]);
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), body]));
}

function webpChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
}

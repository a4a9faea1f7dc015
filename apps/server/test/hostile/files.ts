import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { drawPicture } from '../support/pictures.ts';
import { writeGif, writePng } from '../fuzz/picture-bytes.ts';
import { readLargeAvif } from './large-avif.ts';
import { file, form, listingParts, multipart, type Hostile, type Part } from './requests.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const entities =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>';
const script = '<script>alert(1)</script>';
const after = (bytes: Uint8Array, tail: string) => Buffer.concat([bytes, Buffer.from(tail)]);
const cut = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A PNG of a few bytes that claims to be enormous. */
async function claimedSize(width: number, height: number) {
  const png = Buffer.from(await drawPicture({ kind: 'png' }));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
async function claimedGif() {
  const gif = Buffer.from(await drawPicture({ kind: 'gif' }));
  gif.writeUInt16LE(60_000, 6);
  gif.writeUInt16LE(60_000, 8);
  return gif;
}
/** Really that large when decoded, and a few kilobytes as it is sent. */
const large = { width: 9_000, height: 5_000 };
const webpBomb = () =>
  sharp({ create: { ...large, channels: 3, background: '#fff' } })
    .webp({ effort: 0 })
    .toBuffer();

/** 7,300 by 5,400 pixels of one colour. */
const largestWebp = 'UklGRh4AAABXRUJQVlA4TBEAAAAvg9xFFQdQjyLXo4CBiOh/AAA=';
const row = (width: number) => ({ width, height: 1 });
const frame = { width: 1_000, height: 1_000 };

/** Hangs up in the middle of a file. */
function cutOff(): RequestInit {
  const whole = multipart([
    ...listingParts(),
    { name: 'logo', file: 'a', content: 'x'.repeat(200_000) },
  ]);
  const half = (whole.body as Uint8Array).subarray(0, 100_000);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new Error('The line is dead')),
  });
  return { ...whole, body, duplex: 'half' };
}

const rejectedFiles: Hostile[] = [
  file('an SVG', 415, () => svg),
  file('an SVG that reads our files', 415, () => entities),
  file('an SVG after blanks', 415, () => `\n\n ${svg}`, { called: 'logo.jpg' }),
  file('a page', 415, () => `<!doctype html>${script}`, { called: 'logo.jpg' }),
  file('a PDF', 415, () => '%PDF-1.7\n1 0 obj'),
  file('a ZIP', 415, () => new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])),
  file('a program', 415, () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])),
  file('a BMP', 415, () => 'BM\x46\0\0\0\0\0\0\0'),
  file('a TIFF', 415, () => noise().tiff().toBuffer()),
  file('one byte', 415, () => 'x'),
  file('a GIF that is a script', 422, () => `GIF89a/*${script}*/=1`),
  file('a JPEG of its first bytes', 422, () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
  file('half a JPEG', 422, async () => cut(await noise().jpeg().toBuffer())),
  file('half a PNG', 422, async () => cut(await noise().png().toBuffer())),
  file('half a WebP', 422, async () => cut(await noise().webp().toBuffer())),
  file('half an AVIF', 422, async () => cut(await noise().avif({ effort: 0 }).toBuffer())),
  file('an AVIF of its first bytes', 422, () => '\0\0\0\x18ftypavif\0\0\0\0avifmif1'),
  file('a HEIC', 415, () => '\0\0\0\x18ftypheic\0\0\0\0heicmif1'),
  file('a PNG that claims 3.6 gigapixels', 422, () => claimedSize(60_000, 60_000)),
  file('a PNG that claims nothing', 422, () => claimedSize(0, 0)),
  file('a PNG bomb', 422, () => drawPicture({ ...large, kind: 'png' })),
  file('a GIF smaller than it claims', 201, claimedGif),
  file('a WebP bomb', 422, webpBomb),
  file('a PNG of one row and 10,000,000 columns', 422, () => writePng(row(10_000_000))),
  file('a PNG of 16,001 columns', 422, () => writePng(row(16_001))),
  file('a PNG of 16,000 columns', 201, () => writePng(row(16_000))),
  file('a GIF of 1,000 large frames', 422, () => writeGif(frame, frame, 1_000)),
  file('a WebP of 39 megapixels', 201, () => Buffer.from(largestWebp, 'base64')),
  file('an AVIF whose decoder takes 700 MB', 422, readLargeAvif),
  file('a picture after one that ended its decoder', 201, () => drawPicture()),
  file('more than 5 MB', 413, () => new Uint8Array(5 * 1024 * 1024 + 1)),
];

const cleanedFiles: Hostile[] = [
  file('a JPEG with a page behind it', 201, async () => after(await drawPicture(), script), {
    gone: [script],
  }),
  file(
    'a PNG with a ZIP behind it',
    201,
    async () => after(await drawPicture({ kind: 'png' }), 'PK\x03\x04evil'),
    { gone: ['evil'] },
  ),
  file(
    'a JPEG with PHP in its comment',
    201,
    () =>
      noise()
        .withExif({ IFD0: { ImageDescription: '<?php evil' } })
        .jpeg()
        .toBuffer(),
    { gone: ['evil'] },
  ),
  file('a file of no bytes', 201, () => ''),
  file('a fifth image', 201, () => svg, { field: 'image5' }),
  file('a path for a name', 201, () => drawPicture(), { called: '../../../../etc/cron.d/evil' }),
  file('a Windows path', 201, () => drawPicture(), { called: String.raw`C:\\..\\..\\evil.png` }),
  file('NUL in a name', 201, () => drawPicture(), { called: 'a\0.png' }),
  file('text direction in a name', 201, () => drawPicture(), { called: 'a\u202Egnp.exe' }),
  file('an endless name', 201, () => drawPicture(), { called: 'a'.repeat(5_000) }),
];

const manyOf = (count: number, part: Part) => () => [
  ...listingParts(),
  ...Array.from({ length: count }, () => part),
];
const raw = (name: string, status: number, init: () => RequestInit): Hostile => ({
  name,
  status,
  path: '/franchise-owner',
  init,
});
const withType = (type: string, body: string) => () => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});

const hostileForms: Hostile[] = [
  form('500 fields', 413, manyOf(500, { name: 'x', content: 'y' })),
  form('500 files', 413, manyOf(500, { name: 'x', file: 'x', content: 'y' })),
  form(
    'six files of 4.9 MB',
    413,
    manyOf(6, { name: 'x', file: 'x', content: new Uint8Array(4.9 * 1024 * 1024) }),
  ),
  form('a field of 70 KB', 413, () => listingParts({ description: 'x'.repeat(70_000) })),
  form('an unknown field of 70 KB', 413, () => listingParts({ more: 'x'.repeat(70_000) })),
  form('a field of 6 KB', 422, () => listingParts({ description: 'x'.repeat(6_000) })),
  form('a field __proto__', 201, () => listingParts({ ['__proto__']: 'x', constructor: 'x' })),
  form('a text for a logo', 201, () => listingParts({ logo: '/etc/passwd' })),
  form('a file for a name', 422, () => [
    ...listingParts().slice(1),
    { name: 'name', file: 'x', content: 'Ravi' },
  ]),
  form('two of a field', 422, () => [...listingParts(), { name: 'phone', content: 'x' }]),
  form('NUL in a field', 201, () => listingParts({ business_name: 'Do\0sa', description: 'a\0' }), {
    gone: ['\0'],
  }),
  form('a number too large', 422, () => listingParts({ investment_min: '9'.repeat(300) })),
  form('a number that is none', 422, () => listingParts({ investment_min: 'NaN' })),
  form('a script for a website', 422, () => listingParts({ website: 'javascript:alert(1)' })),
  form('an endless part head', 422, () => [
    { name: 'x', content: 'y', head: `X: ${'x'.repeat(20_000)}` },
  ]),
  raw('no boundary', 400, withType('multipart/form-data', '--x--')),
  raw('another boundary', 400, withType('multipart/form-data; boundary=y', '--x\r\n\r\n--x--')),
  raw('an empty form body', 400, withType('multipart/form-data; boundary=x', '')),
  raw('a form of nothing', 422, () => multipart([])),
  raw('a form that ends in a file', 400, () =>
    multipart([...listingParts(), { name: 'logo', file: 'a', content: 'x' }], ''),
  ),
  raw('a form whose sender hangs up', 400, cutOff),
  raw('a listing in JSON', 415, withType('application/json', '{}')),
];

export const hostileFiles = [...rejectedFiles, ...cleanedFiles, ...hostileForms];

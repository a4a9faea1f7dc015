import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A table as it lies in the file; `glyf` and `loca` stay in their packed form. */
export type FontTable = { tag: string; flags: number; originalLength: number; data: Buffer };
export type Woff2File = { header: Buffer; tables: FontTable[] };

const headerLength = 48;
const customTag = 63;
const tagOf = new Map([
  [0, 'cmap'],
  [1, 'head'],
  [2, 'hhea'],
  [3, 'hmtx'],
  [4, 'maxp'],
  [7, 'post'],
  [10, 'glyf'],
  [11, 'loca'],
  [48, 'gvar'],
]);

/** Only these two are packed unless their flags say otherwise; the others the other way round. */
function isPacked(table: FontTable): boolean {
  const version = table.flags >> 6;
  return table.tag === 'glyf' || table.tag === 'loca' ? version !== 3 : version !== 0;
}

/** The tables, still empty, with the lengths they have in the content that begins at `end`. */
function readDirectory(file: Buffer): { entries: [FontTable, number][]; end: number } {
  let at = headerLength;
  const readLength = () => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, (): [FontTable, number] => {
    const flags = file.readUInt8(at++);
    const index = flags & 63;
    const tag = index === customTag ? file.toString('latin1', at, (at += 4)) : tagOf.get(index);
    const originalLength = readLength();
    const table = { tag: tag ?? `#${index}`, flags, originalLength, data: Buffer.alloc(0) };
    return [table, isPacked(table) ? readLength() : originalLength];
  });
  return { entries, end: at };
}

export function readWoff2(file: Buffer): Woff2File {
  const { entries, end } = readDirectory(file);
  const content = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  let at = 0;
  for (const [table, length] of entries) table.data = content.subarray(at, (at += length));
  return { header: file.subarray(0, headerLength), tables: entries.map(([table]) => table) };
}

function lengthBytes(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

export function writeWoff2({ header, tables }: Woff2File): Buffer {
  const directory = tables.flatMap((table) => [
    table.flags,
    ...((table.flags & 63) === customTag ? Buffer.from(table.tag, 'latin1') : []),
    ...lengthBytes(table.originalLength),
    ...(isPacked(table) ? lengthBytes(table.data.length) : []),
  ]);
  const content = brotliCompressSync(Buffer.concat(tables.map(({ data }) => data)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
    },
  });
  const padding = Buffer.alloc(-(headerLength + directory.length + content.length) & 3);
  const file = Buffer.concat([header, Buffer.from(directory), content, padding]);
  const unpacked = tables.reduce((sum, table) => sum + ((table.originalLength + 3) & ~3), 0);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt16BE(tables.length, 12);
  file.writeUInt32BE(12 + 16 * tables.length + unpacked, 16);
  file.writeUInt32BE(content.length, 20);
  return file;
}

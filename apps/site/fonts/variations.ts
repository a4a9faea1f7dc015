/** How a glyph changes along the weight axis. Written for fonts of one axis, as both of ours are. */

function tuplesOf(gvar: Buffer): number[] {
  const at = gvar.readUInt32BE(8);
  return Array.from({ length: gvar.readUInt16BE(6) }, (_, index) =>
    gvar.readInt16BE(at + index * 2),
  );
}

function outlineRange(gvar: Buffer, glyph: number): [number, number] {
  const start = gvar.readUInt32BE(16);
  const offset = (index: number) => start + gvar.readUInt16BE(20 + index * 2) * 2;
  return [offset(glyph), offset(glyph + 1)];
}

/** The glyph's record of `gvar`, its references to shared tuples turned to those of the other font. */
export function takeOutline(gvar: Buffer, glyph: number, target: Buffer): Buffer {
  const record = Buffer.from(gvar.subarray(...outlineRange(gvar, glyph)));
  const from = tuplesOf(gvar);
  const to = tuplesOf(target);
  const count = record.readUInt16BE(0) & 0x0fff;
  for (let header = 0, at = 4; header < count; header++) {
    const index = record.readUInt16BE(at + 2);
    const [embedded, intermediate] = [index & 0x8000, index & 0x4000];
    if (!embedded) {
      const shared = to.indexOf(from[index & 0x0fff] ?? Number.NaN);
      if (shared < 0) throw new Error('The fonts share no such tuple');
      record.writeUInt16BE((index & 0xf000) | shared, at + 2);
    }
    at += 4 + (embedded ? 2 : 0) + (intermediate ? 4 : 0);
  }
  return record;
}

export function appendOutline(gvar: Buffer, record: Buffer): Buffer {
  const count = gvar.readUInt16BE(12);
  const offsetsEnd = 20 + (count + 1) * 2;
  const [, end] = outlineRange(gvar, count - 1);
  const padded = Buffer.concat([record, Buffer.alloc(record.length % 2)]);
  const offset = Buffer.alloc(2);
  offset.writeUInt16BE((end - gvar.readUInt32BE(16) + padded.length) / 2);
  const header = Buffer.from(gvar.subarray(0, offsetsEnd));
  header.writeUInt32BE(gvar.readUInt32BE(8) + 2, 8);
  header.writeUInt16BE(count + 1, 12);
  header.writeUInt32BE(gvar.readUInt32BE(16) + 2, 16);
  return Buffer.concat([header, offset, gvar.subarray(offsetsEnd, end), padded]);
}

function widthMap(hvar: Buffer) {
  const at = hvar.readUInt32BE(8);
  const format = hvar.readUInt8(at + 1);
  const size = ((format >> 4) & 3) + 1;
  return { at, size, innerBits: (format & 15) + 1, count: hvar.readUInt16BE(at + 2) };
}

function rowsOf(hvar: Buffer, outer: number) {
  const store = hvar.readUInt32BE(4);
  const at = store + hvar.readUInt32BE(store + 8 + outer * 4);
  return {
    at,
    count: hvar.readUInt16BE(at),
    words: hvar.readUInt16BE(at + 2),
    regions: hvar.readUInt16BE(at + 4),
  };
}

/** By how much the width changes, one figure for each region. */
export function takeWidths(hvar: Buffer, glyph: number): number[] {
  const map = widthMap(hvar);
  const entry = hvar.readUIntBE(map.at + 4 + Math.min(glyph, map.count - 1) * map.size, map.size);
  const rows = rowsOf(hvar, entry >> map.innerBits);
  const row =
    rows.at +
    6 +
    rows.regions * 2 +
    (entry & (2 ** map.innerBits - 1)) * (rows.words + rows.regions);
  return Array.from({ length: rows.regions }, (_, index) =>
    index < rows.words
      ? hvar.readInt16BE(row + index * 2)
      : hvar.readInt8(row + rows.words + index),
  );
}

/** Adds a row to the last group, which holds figures of two bytes. What lies behind it moves on. */
export function appendWidths(hvar: Buffer, widths: number[]): Buffer {
  const map = widthMap(hvar);
  const store = hvar.readUInt32BE(4);
  const groups = hvar.readUInt16BE(store + 6);
  const rows = rowsOf(hvar, groups - 1);
  if (rows.words !== widths.length) throw new Error('The last group has no room for this row');

  const entry = Buffer.alloc(map.size);
  entry.writeUIntBE(((groups - 1) << map.innerBits) | rows.count, 0, map.size);
  const row = Buffer.alloc(widths.length * 2);
  widths.forEach((width, index) => row.writeInt16BE(width, index * 2));

  const grown = Buffer.from(hvar);
  grown.writeUInt32BE(store + entry.length, 4);
  grown.writeUInt16BE(map.count + 1, map.at + 2);
  grown.writeUInt16BE(rows.count + 1, rows.at);
  const offsets = [
    store + 2,
    ...Array.from({ length: groups }, (_, index) => store + 8 + index * 4),
  ];
  for (const at of offsets) {
    const offset = hvar.readUInt32BE(at);
    if (store + offset > rows.at) grown.writeUInt32BE(offset + row.length, at);
  }
  const mapEnd = map.at + 4 + map.count * map.size;
  const rowsEnd = rows.at + 6 + rows.regions * 2 + rows.count * rows.words * 2;
  const [head, middle] = [grown.subarray(0, mapEnd), grown.subarray(mapEnd, rowsEnd)];
  return Buffer.concat([head, entry, middle, row, grown.subarray(rowsEnd)]);
}

/** The parts of a packed `glyf` table (WOFF2 specification, 5.1), each a run over all glyphs. */
type Streams = {
  contourCounts: Buffer;
  pointCounts: Buffer;
  flags: Buffer;
  points: Buffer;
  composites: Buffer;
  boxes: Buffer;
  instructions: Buffer;
};
export type PackedGlyph = { contours: number; pointCounts: Buffer; flags: Buffer; points: Buffer };

const order = [
  'contourCounts',
  'pointCounts',
  'flags',
  'points',
  'composites',
  'boxes',
  'instructions',
] as const satisfies (keyof Streams)[];
const headerLength = 8 + 4 * order.length;

function readStreams(glyf: Buffer): Streams {
  let at = headerLength;
  const parts = order.map((name, index) => {
    const length = glyf.readUInt32BE(8 + 4 * index);
    return [name, glyf.subarray(at, (at += length))] as const;
  });
  return Object.fromEntries(parts) as Streams;
}

/** The length and value of a number in the format's 255UInt16 notation. */
function readShort(bytes: Buffer, at: number): { value: number; length: number } {
  const code = bytes.readUInt8(at);
  if (code === 253) return { value: bytes.readUInt16BE(at + 1), length: 3 };
  if (code === 254) return { value: bytes.readUInt8(at + 1) + 506, length: 2 };
  if (code === 255) return { value: bytes.readUInt8(at + 1) + 253, length: 2 };
  return { value: code, length: 1 };
}

/** How many bytes a point takes beside its flag. */
function pointLength(flag: number): number {
  const kind = flag & 127;
  if (kind < 84) return 1;
  if (kind < 120) return 2;
  return kind < 124 ? 3 : 4;
}

/** Runs lie glyph after glyph, so the ones before have to be walked over. */
export function takeGlyph(glyf: Buffer, wanted: number): PackedGlyph {
  const streams = readStreams(glyf);
  const at = { counts: 0, flags: 0, points: 0 };
  for (let glyph = 0; ; glyph++) {
    const from = { ...at };
    const contours = streams.contourCounts.readInt16BE(glyph * 2);
    for (let contour = 0; contour < contours; contour++) {
      const count = readShort(streams.pointCounts, at.counts);
      at.counts += count.length;
      for (const end = at.flags + count.value; at.flags < end; at.flags++) {
        at.points += pointLength(streams.flags.readUInt8(at.flags));
      }
    }
    if (contours > 0) at.points += readShort(streams.points, at.points).length;
    if (glyph < wanted) continue;
    if (contours < 1) throw new Error('Only a simple glyph can be taken');
    return {
      contours,
      pointCounts: streams.pointCounts.subarray(from.counts, at.counts),
      flags: streams.flags.subarray(from.flags, at.flags),
      points: streams.points.subarray(from.points, at.points),
    };
  }
}

/** The boxes begin with one bit for each glyph, in whole groups of 32. */
function widenBoxes(boxes: Buffer, glyphCount: number): Buffer {
  const fits = glyphCount % 32 !== 0;
  const bits = 4 * Math.ceil(glyphCount / 32);
  return fits
    ? boxes
    : Buffer.concat([boxes.subarray(0, bits), Buffer.alloc(4), boxes.subarray(bits)]);
}

export function appendGlyph(glyf: Buffer, glyph: PackedGlyph): Buffer {
  const streams = readStreams(glyf);
  const glyphCount = glyf.readUInt16BE(4);
  const contours = Buffer.alloc(2);
  contours.writeInt16BE(glyph.contours);
  const grown: Streams = {
    ...streams,
    contourCounts: Buffer.concat([streams.contourCounts, contours]),
    pointCounts: Buffer.concat([streams.pointCounts, glyph.pointCounts]),
    flags: Buffer.concat([streams.flags, glyph.flags]),
    points: Buffer.concat([streams.points, glyph.points]),
    boxes: widenBoxes(streams.boxes, glyphCount),
  };
  const header = Buffer.from(glyf.subarray(0, headerLength));
  header.writeUInt16BE(glyphCount + 1, 4);
  order.forEach((name, index) => header.writeUInt32BE(grown[name].length, 8 + 4 * index));
  return Buffer.concat([header, ...order.map((name) => grown[name])]);
}

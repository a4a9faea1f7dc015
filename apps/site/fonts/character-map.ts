type CharacterMap = Map<number, number>;

/** Reads the first format 4 part of a `cmap` table. */
export function readCharacterMap(cmap: Buffer): CharacterMap {
  const table = cmap.subarray(cmap.readUInt32BE(8));
  if (table.readUInt16BE(0) !== 4) throw new Error('Expected a format 4 character map');
  const count = table.readUInt16BE(6) / 2;
  const map: CharacterMap = new Map();
  for (let segment = 0; segment < count; segment++) {
    const column = (index: number) => 14 + index * count * 2 + (index > 0 ? 2 : 0) + segment * 2;
    const end = table.readUInt16BE(column(0));
    const start = table.readUInt16BE(column(1));
    const delta = table.readInt16BE(column(2));
    const range = table.readUInt16BE(column(3));
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = range && table.readUInt16BE(column(3) + range + (code - start) * 2);
      map.set(code, ((range ? listed : code) + delta) & 0xffff);
    }
  }
  return map;
}

function runsOf(map: CharacterMap) {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && last.end === code - 1 && last.delta === glyph - code) last.end = code;
    else runs.push({ start: code, end: code, delta: glyph - code });
  }
  return [...runs, { start: 0xffff, end: 0xffff, delta: 1 }];
}

/** One format 4 part, for Unicode and for Windows alike. */
export function writeCharacterMap(map: CharacterMap): Buffer {
  const runs = runsOf(map);
  const power = Math.floor(Math.log2(runs.length));
  const length = 16 + runs.length * 8;
  const search = 2 * 2 ** power;
  const parts = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20];
  const header = [4, length, 0, runs.length * 2, search, power, runs.length * 2 - search];
  const words = parts.concat(
    header,
    runs.map(({ end }) => end),
    0,
    runs.map(({ start }) => start),
    runs.map(({ delta }) => delta & 0xffff),
    runs.map(() => 0),
  );
  const table = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => table.writeUInt16BE(word, index * 2));
  return table;
}

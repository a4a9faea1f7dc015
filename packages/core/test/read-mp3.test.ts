import { expect, it } from 'vitest';
import { drawAtRandom } from '../src/franchises/franchisees.ts';
import { readMp3 } from '../src/media/read-mp3.ts';

/** The header of a frame, and its silence. */
const frame = (header: number[], bytes: number) =>
  Buffer.concat([Buffer.from(header), Buffer.alloc(bytes - header.length)]);
const times = (count: number, each: Buffer) =>
  Buffer.concat(Array.from({ length: count }, () => each));

it.each([
  ['128 kbit/s at 44.1 kHz', frame([0xff, 0xfb, 0x90, 0xc0], 417), 1152 / 44_100],
  ['the same, padded', frame([0xff, 0xfb, 0x92, 0xc0], 418), 1152 / 44_100],
  ['320 kbit/s at 48 kHz', frame([0xff, 0xfb, 0xe4, 0xc0], 960), 1152 / 48_000],
  ['a phone’s 32 kbit/s at 22.05 kHz', frame([0xff, 0xf3, 0x40, 0xc0], 104), 576 / 22_050],
  ['8 kbit/s at 11.025 kHz', frame([0xff, 0xe3, 0x10, 0xc0], 52), 576 / 11_025],
])('%s: as long as its frames', (_name, each, seconds) => {
  const file = times(100, each);
  const read = readMp3(file);
  expect(read?.sound).toHaveLength(file.length);
  expect(read?.seconds).toBeCloseTo(100 * seconds, 5);
});

it('keeps no word of what stands before, behind or instead of the sound', () => {
  const sound = times(10, frame([0xff, 0xfb, 0x50, 0xc0], 208));
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x04', 'latin1'), Buffer.from('Asha')]);
  expect(readMp3(Buffer.concat([tag, sound, Buffer.from('TAG Asha')]))?.sound.equals(sound)).toBe(
    true,
  );
  const cut = sound.subarray(0, sound.length - 1);
  expect(readMp3(cut)?.sound).toHaveLength(9 * 208);
  for (const other of ['', 'ID3', 'ÿû', '<html>', 'RIFF....WAVEfmt ', '\0'.repeat(4_000)])
    expect(readMp3(Buffer.from(other, 'latin1'))).toBeNull();
  expect(readMp3(times(3, frame([0xff, 0xfb, 0x50, 0xc0], 208)))).toBeNull();
});

it('draws each once, and everybody sooner or later', () => {
  const list = Array.from({ length: 12 }, (_, at) => at);
  const seen = new Set<number>();
  for (let round = 0; round < 400; round++) {
    const drawn = drawAtRandom(list, 3);
    expect(new Set(drawn).size).toBe(3);
    for (const each of drawn) seen.add(each);
  }
  expect(seen.size).toBe(12);
  expect(drawAtRandom(list, 40).sort((a, b) => a - b)).toEqual(list);
});

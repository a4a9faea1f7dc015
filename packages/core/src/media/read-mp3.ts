/** Kilobits a second by the header's index, of layer III. */
const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = { 1: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000] };

/** Fewer may be anything that happens to begin alike. */
const minFrames = 4;

type Frame = { bytes: number; seconds: number; kind: string };

/** The frame of MPEG audio, layer III, that begins here. */
function readFrame(data: Buffer, at: number): Frame | null {
  const header = data.length >= at + 4 ? data.readUInt32BE(at) : 0;
  const version = (header >>> 19) & 3;
  const layer = (header >>> 17) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1) return null;
  const generation = version === 3 ? 1 : 2;
  const bitrate = bitrates[generation][(header >>> 12) & 15];
  const base = sampleRates[generation][(header >>> 10) & 3];
  if (!bitrate || !base) return null;
  const rate = version === 0 ? base / 2 : base;
  const samples = generation === 1 ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  const bytes = Math.floor(((samples / 8) * bitrate * 1000) / rate) + padding;
  return { bytes, seconds: samples / rate, kind: `${version} ${rate}` };
}

/** What stands before the sound: names, places and pictures that a phone has written. */
function skipTag(data: Buffer): number {
  if (data.toString('latin1', 0, 3) !== 'ID3' || data.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((data[at] ?? 0) & 127), 0);
  return 10 + size;
}

/** The sound of an MP3 and nothing else of the file, told by its frames; null when it is none. */
export function readMp3(data: Buffer): { sound: Buffer; seconds: number } | null {
  const start = skipTag(data);
  const first = readFrame(data, start);
  if (!first) return null;
  let at = start;
  let seconds = 0;
  let frames = 0;
  for (;;) {
    const frame = readFrame(data, at);
    if (frame?.kind !== first.kind || at + frame.bytes > data.length) break;
    at += frame.bytes;
    seconds += frame.seconds;
    frames++;
  }
  return frames < minFrames ? null : { sound: data.subarray(start, at), seconds };
}

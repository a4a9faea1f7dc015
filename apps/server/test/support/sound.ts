/** MPEG 1, layer III, 64 kbit/s at 44.1 kHz: a frame of silence has 208 bytes and 26 ms. */
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x50, 0xc0]), Buffer.alloc(204)]);

/** An MP3 of silence. */
export function mp3(seconds: number): Blob {
  const frames = Math.floor((seconds * 44_100) / 1152);
  return new Blob([Buffer.concat(Array.from({ length: frames }, () => frame))]);
}

/** What a phone writes before the sound. */
mp3.tag = (text: string): Blob => {
  const size = Buffer.from([0, 0, 0, text.length]);
  return new Blob([Buffer.from('ID3\x04\0\0'), size, text]);
};

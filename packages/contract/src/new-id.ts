/** A random UUID; `crypto.randomUUID` is missing where a site is tried out over plain http, `crypto` itself in some apps. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** It has to be unique, not secret. */
function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  if (crypto?.getRandomValues) return crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}

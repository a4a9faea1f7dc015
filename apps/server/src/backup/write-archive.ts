import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { factsOf, manifestName, type FileFacts, type Manifest } from './manifest.ts';

export type Archive = { add: (name: string, bytes: Uint8Array) => Promise<void> };

// Most of the bytes are pictures, which do not get smaller.
const compression = { level: 3 };

/** One file, readable by its owner alone; under its name only once it is whole. */
export async function writeArchive(
  path: string,
  fill: (archive: Archive) => Promise<Omit<Manifest, 'files'>>,
): Promise<Manifest> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  const written = pipeline(Readable.fromWeb(readable), createGzip(compression), target);
  written.catch(() => {});
  const files: Record<string, FileFacts> = {};
  const put = async (name: string, bytes: Uint8Array) => {
    const writer = controller.add({ name, size: bytes.length, type: 'file' }).getWriter();
    await writer.write(bytes);
    await writer.close();
  };
  const add = async (name: string, bytes: Uint8Array) => {
    files[name] = factsOf(bytes);
    await put(name, bytes);
  };
  try {
    const manifest = { ...(await fill({ add })), files };
    await put(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)));
    controller.finalize();
    await written;
    await rename(draft, path);
    return manifest;
  } catch (error) {
    controller.error(error);
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

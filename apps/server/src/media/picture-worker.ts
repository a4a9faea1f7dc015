// A process of its own that decodes uploads and encodes variants, one for each message. A picture that makes a
// decoder crash, hang or fill the memory ends this process, and its sender is told that it cannot be read; the server
// goes on, and the next picture gets a new process.
import { constants } from 'node:os';
import { runHelper } from '../helper-process.ts';
import { decodeUpload, encodeVariant, openSharp } from './codec.ts';
import type { PictureTask } from './picture-process.ts';

/** Enough for 40 megapixels of every format but AVIF, whose decoder needs 16 to 20 bytes a pixel: 12 megapixels. */
const maxRssBytes = 340 * 1024 * 1024;
/** The largest pictures take some 5 s. Time on the wall would count against a sender when the machine is busy. */
const maxCpuMicros = 15_000_000;
const lookEveryMs = 10;
let cpuAtStart = process.cpuUsage();

// The decoders run in other threads, so this one can watch them on every system. `exit` would wait for them.
setInterval(() => {
  const { user, system } = process.cpuUsage(cpuAtStart);
  const isTooCostly = process.memoryUsage.rss() > maxRssBytes || user + system > maxCpuMicros;
  if (isTooCostly) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs).unref();

// An upload meets the five decoders of the formats that we take, whatever else it may be.
const sharp = await openSharp();
sharp.block({ operation: ['VipsForeignLoad'] });
const loaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'];
sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });

// Senders wait for its answers, so it has the same priority as the server.
runHelper(async (task: PictureTask) => {
  cpuAtStart = process.cpuUsage();
  return 'upload' in task ? decodeUpload(task.upload) : encodeVariant(task.original, task.variant);
}, constants.priority.PRIORITY_NORMAL);

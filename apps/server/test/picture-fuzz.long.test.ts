import { expect, it } from 'vitest';
import { drawBombs, drawLargest, drawLies } from './fuzz/pictures.ts';
import { sendPictures } from './fuzz/send-pictures.ts';
import { canReadMemory } from './support/memory.ts';
import { useDataFolder } from './support/start.ts';

const dataFolder = useDataFolder();

it('2,000 pictures of any size, format and lie keep a server under 600 MB', async () => {
  const special = [...(await drawBombs()), ...(await drawLargest())];
  const pictures = [...special, ...(await drawLies(2_000 - special.length, Date.now()))];
  const report = await sendPictures(pictures, { dataDir: dataFolder(), atOnce: 8 });
  console.log(report);
  expect(report.faults).toEqual([]);
  expect(report.isSameProcess).toBe(true);
  if (canReadMemory) expect(report.peakMegabytes).toBeLessThan(600);
}, 3_600_000);

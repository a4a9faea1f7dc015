import { expect, it } from 'vitest';
import { drawBombs, drawLies } from './fuzz/pictures.ts';
import { sendPictures } from './fuzz/send-pictures.ts';
import { canReadMemory } from './support/memory.ts';
import { useDataFolder } from './support/start.ts';

const dataFolder = useDataFolder();

it('a server takes or refuses any picture, and neither ends nor fills the memory', async () => {
  const pictures = [...(await drawBombs()), ...(await drawLies(52, 1))];
  const report = await sendPictures(pictures, { dataDir: dataFolder(), atOnce: 4 });
  if (canReadMemory) expect(report.peakMegabytes).toBeLessThan(600);
  expect(report.faults).toEqual([]);
  expect(report.isSameProcess).toBe(true);
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(['201', '422']));
});

import { expect, it } from 'vitest';
import { drawBombs, drawLies } from './fuzz/pictures.ts';
import { sendPictures } from './fuzz/send-pictures.ts';
import { canReadMemory } from './support/memory.ts';
import { useDataFolder } from './support/start.ts';

const dataFolder = useDataFolder();

it('a server takes or refuses any picture, and neither ends nor fills the memory', async () => {
  const pictures = [...(await drawBombs()), ...(await drawLies(26, 1))];
  const report = await sendPictures(pictures, { dataDir: dataFolder(), atOnce: 4 });
  // Some 600 are usual. A bomb that is decoded takes several thousand.
  if (canReadMemory) expect(report.peakMegabytes).toBeLessThan(1_000);
  expect(report.faults).toEqual([]);
  expect(report.isSameProcess).toBe(true);
  expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(['201', '422']));
});

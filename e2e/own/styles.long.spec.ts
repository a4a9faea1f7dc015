import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ports } from '../support/urls.ts';
import { dataFolder } from '../support/data-folder.ts';
import * as databases from '../support/databases.ts';
import { findFreePort } from '../support/free-port.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

/** A shade is seen, and so is a line that moves; a few letters that are drawn otherwise are not. */
const sameEnough = { threshold: 0.05, maxDiffPixelRatio: 0.005 };

/** The server as `npm run dev` runs it: no other has the page. */
async function startDevServer() {
  const port = await findFreePort(ports.partner + 1);
  const name = databases.databaseName(port);
  await databases.cloneTemplate(name);
  const env = { PORT: String(port), DATABASE_URL: databases.databaseUrl(name) };
  const server = await startServerProcess(
    `dev-${port}`,
    { ...env, DATA_DIR: dataFolder(name), LIMITS: 'off', JOBS: 'off' },
    ['--dev'],
  );
  const stop = async () => {
    await server.stop();
    await databases.dropDatabase(name);
    await rm(dataFolder(name), { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

// The first run on a machine takes the pictures, the later ones compare with them.
test('every piece in every state looks as it did on this machine', async ({ page }) => {
  test.setTimeout(300_000);
  const { url, stop } = await startDevServer();
  try {
    await page.goto(`${url}/dev/styles`, { waitUntil: 'networkidle' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A screenshot of the whole page shows what no visitor has scrolled to.
    await page.evaluate(`for (const image of document.images) image.loading = 'eager'`);
    await expect
      .poll(() => page.evaluate<boolean>(`Array.from(document.images).every((it) => it.complete)`))
      .toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 768, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `${colorScheme} at ${width}`);
        const name = `styles-${colorScheme}-${width}.png`;
        const path = test.info().snapshotPath(name);
        if (!existsSync(path)) await page.screenshot({ path, fullPage: true });
        await expect.soft(page).toHaveScreenshot(name, { fullPage: true, ...sameEnough });
      }
    }
  } finally {
    await stop();
  }
});

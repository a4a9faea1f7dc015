import type { Page } from '@playwright/test';

/** Keeps the browser's calls of a path waiting until the function it gives is called. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/admin/api${path}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

import type { BrowserContext, Page } from '@playwright/test';

/** Gives a function that sets how many bytes a second the page sends; -1 is no limit. */
export async function limitUpload(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

import type { Page } from '@playwright/test';

const host = 'https://pictures.example.in';
const onePixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

export function photoUrl(name: string): string {
  return `${host}/${name}`;
}

/** A host of pictures elsewhere; what has 'broken' in its name is missing there. */
export async function servePhotos(page: Page): Promise<void> {
  await page.route(`${host}/**`, (route) =>
    route.request().url().includes('broken')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/gif', body: onePixel }),
  );
}

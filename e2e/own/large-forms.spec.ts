import { largestForm } from '@naya/contract/constants';
import { contactUrl, listFranchiseUrl } from '@naya/contract/urls';
import { request } from 'node:http';
import { ports, urls } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Sends without an end, as fast as it is read, until it is answered. */
function flood(path: string, contentType: string): Promise<{ status: number; sent: number }> {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  return new Promise((resolve, reject) => {
    let sent = 0;
    const headers = { 'Content-Type': contentType, Origin: urls.own };
    const sending = request({ port: ports.own, path, method: 'POST', headers }, (response) => {
      resolve({ status: response.statusCode ?? 0, sent });
      response.resume();
      sending.destroy();
    });
    const pour = () => {
      while (!sending.destroyed && sending.write(chunk)) sent += chunk.length;
    };
    sending.on('drain', pour).on('error', reject);
    sending.write('--x\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\n\r\n');
    pour();
  });
}

test('a form that is too large is answered by a page that says what to do', async ({ page }) => {
  const name = 'huge.jpg';
  const buffer = Buffer.alloc(largestForm.pictures / 3 + 1024);
  const images = [1, 2, 3].map(() => ({ name, mimeType: 'image/jpeg', buffer }));
  const answer = await page.request.post(listFranchiseUrl, {
    headers: { Origin: urls.own },
    multipart: formOf(images),
  });
  expect(answer.status()).toBe(413);
  await page.setContent(await answer.text());
  await expect(page.getByRole('alert').first()).toContainText('choose smaller pictures');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List your franchise');
});

test('nothing is read beyond the limit, whether its length is told or not', async () => {
  const listing = await flood(listFranchiseUrl, 'multipart/form-data; boundary=x');
  expect(listing.status).toBe(413);
  expect(listing.sent).toBeLessThan(largestForm.pictures + 4 * 1024 * 1024);
  const contact = await flood(contactUrl, 'application/x-www-form-urlencoded');
  expect(contact.status).toBe(413);
  expect(contact.sent).toBeLessThan(largestForm.texts + 4 * 1024 * 1024);
});

type Upload = { name: string; mimeType: string; buffer: Buffer };
function formOf(images: Upload[]): FormData {
  const form = new FormData();
  for (const { name, mimeType, buffer } of images) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  return form;
}

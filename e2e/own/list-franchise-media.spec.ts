import { writeFile } from 'node:fs/promises';
import { limitUpload } from '../support/limit-upload.ts';
import { expect, test, type Page } from '../support/test.ts';
import { fillListing, freshEmail } from '../support/fill-forms.ts';
import { pngFile } from '../support/pictures.ts';
import { storedSubmissions } from '../support/submissions.ts';

const media = (page: Page) => page.getByRole('region', { name: 'Media' });
const success = 'Your franchise listing has been submitted successfully!';

test('files are chosen or dropped, images only, up to four with previews that can be removed', async ({
  page,
  context,
}) => {
  await page.goto('/list-franchise');
  const text = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  for (const label of ['Logo', 'Business Images']) {
    await media(page).getByLabel(label).setInputFiles(text);
    await expect(media(page)).toContainText('menu.pdf is not a picture we can show');
    await expect(media(page).getByRole('listitem')).toHaveCount(0);
  }
  const path = test.info().outputPath('dropped.png');
  await writeFile(path, (await pngFile('dropped.png', 40, 30)).buffer);
  const area = media(page).getByText('or drop them here');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  const session = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box?.x ?? 0,
      y: box?.y ?? 0,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
  await expect(media(page).getByRole('img', { name: 'Preview of dropped.png' })).toBeVisible();
  await media(page).getByRole('button', { name: 'Remove dropped.png' }).click();

  const files = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => pngFile(`shop-${number}.png`, 40, 30)),
  );
  await media(page).getByLabel('Business Images').setInputFiles(files);
  await expect(media(page).getByRole('img', { name: /^Preview of shop-/ })).toHaveCount(4);
  await expect(media(page)).toContainText('At most 4 pictures can be added; 2 more were left out.');
  await media(page).getByRole('button', { name: 'Remove shop-2.png' }).click();
  await expect(media(page).getByRole('img', { name: 'Preview of shop-2.png' })).toBeHidden();
  await media(page)
    .getByLabel('Business Images')
    .setInputFiles(await pngFile('shop-7.png', 40, 30));
  await expect(media(page).getByRole('img', { name: 'Preview of shop-7.png' })).toBeVisible();
});

test('logo and images arrive at the server, and the upload shows how far it is', async ({
  page,
  context,
}) => {
  const email = freshEmail();
  await page.goto('/list-franchise');
  await fillListing(page, email);
  await media(page)
    .getByLabel('Logo')
    .setInputFiles(await pngFile('mark.png', 600, 600));
  await media(page)
    .getByLabel('Business Images')
    .setInputFiles([await pngFile('a.png', 50, 30), await pngFile('b.png', 52, 30)]);
  await expect(media(page).getByRole('listitem')).toHaveCount(3);
  const uploadAt = await limitUpload(page, context);
  await uploadAt(100 * 1024);
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(page.getByText(/^Uploading [1-9]\d?%/)).toBeVisible();
  await uploadAt(-1);
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedSubmissions(email)).toMatchObject([
    {
      payload: {
        logo: expect.stringMatching(/-600x600\./),
        images: [expect.stringMatching(/-50x30\./), expect.stringMatching(/-52x30\./)],
      },
    },
  ]);
});

test('a picture that the server refuses is marked, one above 5 MB is made smaller before it is sent', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto('/list-franchise');
  await fillListing(page, email);
  await media(page)
    .getByLabel('Logo')
    .setInputFiles(await pngFile('huge.png', 1500, 1500));
  await expect(media(page).getByRole('img', { name: 'Preview of huge.webp' })).toBeVisible();
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await media(page)
    .getByLabel('Business Images')
    .setInputFiles([await pngFile('fine.png', 40, 30), broken]);
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  const item = media(page).getByRole('listitem').filter({ hasText: 'broken.png' });
  await expect(item).toContainText(/not|JPEG/);
  await expect(media(page).getByLabel('Business Images')).toBeFocused();
  await item.getByRole('button', { name: 'Remove broken.png' }).click();
  await expect(media(page).getByLabel('Business Images')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Submit Listing' }).click();
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedSubmissions(email)).toMatchObject([
    { payload: { logo: expect.stringMatching(/-1500x1500\./) } },
  ]);
});

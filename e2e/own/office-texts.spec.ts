import { blogUrl } from '@naya/contract/urls';
import { officeUrl } from '@naya/contract/office/urls';
import { officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { expect, test } from '../support/test.ts';

const slug = 'royalty-marketing-fee-and-hidden-costs';
const shape = /<\/?(?:table|caption|thead|tbody|tfoot|tr|th|td|li|br)\b/g;

test('tables: a word typed into a post leaves them as they are, on the site too, and new ones are put in', async ({
  page,
}) => {
  await openOffice(page, '/blogs');
  const filter = encodeURIComponent(JSON.stringify({ q: 'royalty' }));
  const found = await (await officeCall(page, 'GET', `/blogs?filter=${filter}`)).json();
  const post = found.data.find((each: { slug: string }) => each.slug === slug);
  const article = async () => {
    const html = await (await page.request.get(blogUrl(slug))).text();
    return /<article[^]*<\/article>/.exec(html)?.[0] ?? '';
  };
  const before = (await article()).match(shape)?.join(' ');
  expect(before).toContain('<caption');

  await page.goto(`/admin/#/blogs/${post.id}`);
  await page.locator('.ProseMirror > p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Reckoned anew.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const after = await article();
  expect(after).toContain(' Reckoned anew.');
  expect(after.match(shape)?.join(' ')).toBe(before);

  await test.step('a table is put into an empty text, with a row and a column more', async () => {
    await page.goto(officeUrl('/pages/create'));
    await page.getByLabel('Title').fill('Fees at a glance');
    await page.locator('.ProseMirror').click();
    await page.getByRole('button', { name: 'Insert a table' }).click();
    await page.getByRole('cell').first().click();
    await page.keyboard.type('Royalty');
    for (const step of ['Row below', 'Column after']) {
      await page.getByRole('button', { name: 'Rows and columns' }).click();
      await page.getByRole('menuitem', { name: step }).click();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/pages\/\d+$/);
    const id = /pages\/(\d+)/.exec(page.url())?.[1];
    const { content } = await (await officeCall(page, 'GET', `/pages/${id}`)).json();
    expect(content).toMatch(
      /^<table><caption>[^<]+<\/caption><thead><tr>(?:<th.*?<\/th>){4}<\/tr>/,
    );
    expect(content).toMatch(
      /<tbody><tr><td>Royalty<\/td>(?:<td><\/td>){3}<\/tr>(?:<tr>.*?<\/tr>){2}/,
    );
    await officeCall(page, 'DELETE', `/pages/${id}`);
  });
});

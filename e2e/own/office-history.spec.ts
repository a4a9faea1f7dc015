import { officeUrl } from '@naya/contract/office/urls';
import { officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { expect, test } from '../support/test.ts';

const longText = (word: string) =>
  `<p>${Array.from({ length: 1500 }, (_, at) => `${word}${at}`).join(' ')}</p>`;

test('a record asks for its own history alone, and a long text is compared when its line is opened', async ({
  page,
}) => {
  await openOffice(page, '/pages');
  const made = await officeCall(page, 'POST', '/pages', {
    title: 'Rewritten twice',
    content: longText('first'),
  });
  const { id, version } = await made.json();
  const change = (content: string, from: number) =>
    officeCall(page, 'PUT', `/pages/${id}`, { title: 'Rewritten twice', content, version: from });
  expect((await change(longText('second'), version)).status()).toBe(200);
  expect((await change(`${longText('second')}<p>Signed.</p>`, version + 1)).status()).toBe(200);

  const asked: unknown[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/history')) asked.push(JSON.parse(url.searchParams.get('filter')!));
  });
  await page.goto(officeUrl(`/pages/${id}`));
  const history = page.getByRole('region', { name: 'History' });
  const after = history.getByRole('group', { name: 'After' });
  await expect(after.getByText('Signed.')).toBeVisible();
  expect(asked).toEqual([{ entity: 'page', entity_id: String(id) }]);
  await expect(after).toHaveCount(1);
  await expect(after).toContainText('…');
  await history.getByRole('button', { name: 'Show all' }).click();
  await expect(after).toContainText('second700 ');

  await history
    .getByRole('button', { name: /^changed/ })
    .nth(1)
    .click();
  await expect(after).toHaveCount(2);
  await expect(after.last()).toContainText(/^second0 /);
  await officeCall(page, 'DELETE', `/pages/${id}`);
});

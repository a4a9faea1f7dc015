import { readFile } from 'node:fs/promises';
import { freshEmail } from '../support/fill-forms.ts';
import { mailTextTo } from '../support/mails.ts';
import { storedSubmissions } from '../support/submissions.ts';
import { expect, test, type APIRequestContext } from '../support/test.ts';

/** Sends a message and gives the link that our mail to its sender holds. */
async function linkFromMail(request: APIRequestContext, email: string): Promise<string> {
  const payload = {
    name: 'Meera Test',
    email,
    phone: '00000 11111',
    subject: 'Support',
    message: 'Is the office open on Saturdays?',
  };
  const answer = await request.post('/admin/api/contact', { data: payload });
  expect(answer.status()).toBe(201);
  const mail = await mailTextTo(email);
  return /\/my-data\/[\w.-]+/.exec(mail)?.[0] ?? 'no link in the mail';
}

test('by the link in our mail a sender sees, takes along and erases what was sent', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  await page.goto(await linkFromMail(request, email));
  await expect(page.getByRole('heading', { name: 'Your data with us' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download it as a file (JSON)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const taken: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(taken).toMatchObject({
    email,
    submissions: [{ kind: 'contact', payload: { message: 'Is the office open on Saturdays?' } }],
  });

  await page.getByText('Erase it', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, erase what I sent' }).click();
  await expect(page.getByRole('heading', { name: 'It is erased' })).toBeVisible();
  expect(await storedSubmissions(email)).toHaveLength(0);
});

import { mailKinds } from '@naya/contract/mail/kinds';
import { expect, it } from 'vitest';
import { mailPreview } from '../src/mail/preview.ts';
import { sampleMails } from '../src/mail/samples.ts';

it('shows one of every mail, in HTML and text, and nothing of it runs', async () => {
  expect(new Set(sampleMails.map(({ kind }) => kind))).toEqual(new Set(mailKinds));
  const page = await (await mailPreview().request('/')).text();
  expect(page.match(/<iframe/g)).toHaveLength(sampleMails.length);
  expect(page.match(/<pre>/g)).toHaveLength(sampleMails.length);
  for (const words of [
    'New enquiry: Asha Rao',
    'We have your message',
    'We have your registration',
    'Dosa Gali is on the site',
    'Your franchise listing was not accepted',
  ]) {
    expect(page).toContain(words);
  }
  expect(page).toContain('srcdoc="&lt;!DOCTYPE html');
  expect(page).not.toContain('undefined');
});

import { provider } from '@naya/contract/site-info/provider';
import { putSiteDocument } from '@naya/db/site-info/public';
import { beforeAll, describe, expect, it } from 'vitest';
import { postJson } from './support/api.ts';
import { findAll, findOne, textOf } from './support/html.ts';
import { useMailFiles } from './support/mail-files.ts';
import { readHead } from './support/page-head.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const { readMail } = useMailFiles(site.api);

const name = 'Bazaar Street';
const address = '7 Museum Road, Pune 411001';
const phone = '+91 00000 99999';
const email = 'desk@bazaar.example.in';

const footerOf = async (path: string) => findOne((await site.visit(path)).document, 'footer');

it('the footer shows the defaults while nobody has written others', async () => {
  await putSiteDocument(site.api.core.db, 'contact-info', { address: [], email: [], phone: [] });
  const footer = textOf(await footerOf('/about'));
  for (const each of [provider.address, provider.phone, provider.email]) {
    expect(footer).toContain(each);
  }
});

const changed = () =>
  beforeAll(async () => {
    const { db } = site.api.core;
    await putSiteDocument(db, 'settings', { site_name: name, whatsapp_number: null });
    await putSiteDocument(db, 'contact-info', {
      address: [{ address }],
      phone: [{ phone }],
      email: [{ email }],
    });
  });

describe('details of the settings', () => {
  changed();

  it('stand in the footer', async () => {
    const footer = await footerOf('/about');
    for (const each of [name, address, phone, email]) expect(textOf(footer)).toContain(each);
    expect(textOf(footer)).not.toContain(provider.address);
    expect(findAll(footer, 'a', { href: `mailto:${email}` })).toHaveLength(1);
  });

  it('stand on the contact page', async () => {
    const main = textOf(findOne((await site.visit('/contact')).document, 'main'));
    for (const each of [address, phone, email]) expect(main).toContain(each);
  });

  it('stand in the structured data', async () => {
    const [organization, website] = readHead((await site.visit('/')).document).things;
    expect(organization).toMatchObject({ name, address, telephone: phone, email });
    expect(website).toMatchObject({ name });
    const [post] = readHead((await site.visit('/blog/what-15-lakh-really-buys')).document).things;
    expect(post).toMatchObject({ publisher: { name } });
  });

  it('stand in the feed of the blog', async () => {
    expect(await (await site.api.request('/blog/rss.xml')).text()).toContain(`${name} blog`);
  });

  it('stand in mails, whose sender they are too', async () => {
    const body = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };
    const sent = await site.api.request('/admin/api/contact', postJson(body));
    const { id } = (await sent.json()) as { id: number };
    for (const kind of ['acknowledgement', 'operator-notice'] as const) {
      const mail = await readMail(id, kind);
      expect(mail.from).toMatchObject({ name, address: email });
      for (const each of [name, address, phone]) expect(mail.text).toContain(each);
      expect(mail.raw + mail.text + mail.html).not.toContain(provider.siteName);
    }
  });
});

import type { SetupState, SetupStep } from '@naya/contract/site-info/setup';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useDemoApi } from './support/demo.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useDemoApi();
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
});

const doneSteps = async () => {
  const { steps } = await owner.read<SetupState>('/setup');
  return (Object.keys(steps) as SetupStep[]).filter((name) => steps[name].done);
};
async function saveDocument(key: string, change: object) {
  const { value, version } = await owner.read<{ value: object; version: number }>(
    `/documents/${key}`,
  );
  const saved = { value: { ...value, ...change }, version };
  expect((await owner.call('PUT', `/documents/${key}`, saved)).status).toBe(200);
}

it('shows a new site with everything to do', async () => {
  expect(await doneSteps()).toEqual([]);
  expect(await owner.read('/notices')).toMatchObject({ setup: true });
});

it('follows what is done elsewhere in the office', async () => {
  await saveDocument('settings', { site_name: 'Bazaar Street' });
  await saveDocument('contact-info', { email: [{ email: 'desk@bazaar.example.in' }] });
  expect(await doneSteps()).toEqual(['name']);
  await saveDocument('settings', { whatsapp_number: null });
  const address = [{ address: '7 Museum Road, Pune 411001' }];
  await saveDocument('contact-info', { address, phone: [{ phone: '+91 00000 99999' }] });
  const { data } = await owner.read<{ data: { id: number }[] }>('/categories');
  const own = { business_name: 'Our Own Chai', category_id: data[0]?.id };
  expect((await owner.call('POST', '/franchises', own)).status).toBe(201);
  await owner.call('POST', '/demo/remove', { changed: 'remove' });
  await createColleague(api, 'editor');
  await mkdir(join(api.dataDir, 'backups'));
  await writeFile(join(api.dataDir, 'backups/naya-1.tar.gz'), '');
  expect(await doneSteps()).toEqual(['name', 'contact', 'franchise', 'demo', 'people', 'backup']);
});

it('fills the company into the policies, which say nothing of a sample any more', async () => {
  const details = {
    company: 'Bazaar <Street> & Sons',
    address: '7 Museum Road, Pune 411001',
    officer: 'Asha Rao',
    email: 'grievance@bazaar.example.in',
    city: 'Pune',
  };
  const refused = await owner.call('POST', '/setup/policies', { ...details, email: 'notmail' });
  expect(refused.status).toBe(422);
  expect((await owner.call('POST', '/setup/policies', details)).status).toBe(200);
  const texts = await Promise.all(
    ['privacy-policy', 'terms', 'pages/grievance-redressal'].map(async (path) =>
      (await api.request(`/admin/api/${path}`)).text(),
    ),
  );
  expect(texts.join()).not.toMatch(/sample|Naya Outlet|hello@example|\{\{|%7B/);
  expect(texts[0]).toContain('Bazaar &lt;Street&gt; &amp; Sons');
  expect(texts[0]).toContain('href="mailto:grievance@bazaar.example.in"');
  expect(texts[1]).toContain('The courts at Pune');
  expect(texts[2]).toContain('Asha Rao');
  expect(await doneSteps()).toContain('policies');
});

it('names the texts that still speak of the sample, until none does', async () => {
  const noteOf = async () => (await owner.read<SetupState>('/setup')).steps.texts.note;
  await saveDocument('about', { title: 'Our story', content: '<p>Naya Outlet began here.</p>' });
  expect(await noteOf()).toBe('These still name Naya Outlet: About, How Naya Outlet works');
  await saveDocument('about', { content: '<p>Two friends, one street.</p>' });
  const { data } = await owner.read<{ data: { id: number; slug: string }[] }>('/pages');
  const page = data.find(({ slug }) => slug === 'how-it-works');
  expect((await owner.call('DELETE', `/pages/${page?.id}`)).status).toBe(200);
  expect(await noteOf()).toBe('None names the sample company');
});

it('sends a test mail to the owner who asks, and notes what an owner has confirmed', async () => {
  const sent = await owner.call('POST', '/setup/test-mail');
  expect(await sent.json()).toEqual({ to: owner.email });
  const { data } = await owner.read<{ data: { kind: string; to: string }[] }>('/mails');
  expect(data).toContainEqual(expect.objectContaining({ kind: 'test-mail', to: owner.email }));
  const saved = await owner.call('PUT', '/setup', { confirmed: ['categories'], dismissed: true });
  expect(saved.status).toBe(200);
  expect(await doneSteps()).toContain('categories');
  expect(await owner.read('/notices')).toMatchObject({ setup: false });
  const { data: lines } = await owner.read<{ data: { entity: string }[] }>('/history');
  expect(lines).toContainEqual(expect.objectContaining({ entity: 'setup' }));
});

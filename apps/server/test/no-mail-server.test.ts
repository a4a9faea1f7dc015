import { officeApiUrl } from '@naya/contract/office/urls';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { useMailFiles } from './support/mail-files.ts';
import { createColleague, sendJson, type Colleague } from './support/office.ts';

type Mail = { id: number; to: string; status: string; sent_at: string | null };

const api = useApi();
const { readMail } = useMailFiles(api);
let owner = {} as Colleague;
let agent = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  agent = await createColleague(api, 'agent');
});

const contact = { name: 'Asha', email: 'asha@example.in', subject: 'Support', message: 'Hello' };
const askForLink = async () => {
  const asked = sendJson('POST', { email: owner.email });
  return (await api.request(`${officeApiUrl}/forgotten-password`, asked)).json();
};

it('a mail that is only a file is listed as such, and sent once there is a mail server', async () => {
  const sent = await api.request('/admin/api/contact', postJson(contact));
  const { id } = (await sent.json()) as { id: number };
  await readMail(id, 'acknowledgement');
  const list = async () => (await agent.read<{ data: Mail[] }>('/mails')).data;
  const mail = (await list()).find(({ to }) => to === contact.email);
  expect(mail).toMatchObject({ status: 'written', sent_at: null });

  expect((await agent.call('POST', `/mails/${mail?.id}/again`)).status).toBe(409);
  api.core.hasMailServer = true;
  expect((await agent.call('POST', `/mails/${mail?.id}/again`)).status).toBe(200);
  api.core.hasMailServer = false;
  expect((await list()).find(({ to }) => to === contact.email)).toMatchObject({ status: 'queued' });
});

it('who has forgotten a password reads where the link is', async () => {
  expect(await askForLink()).toMatchObject({
    message: expect.stringContaining('written to a file'),
  });
  api.core.hasMailServer = true;
  expect(await askForLink()).toMatchObject({ message: expect.stringContaining('on its way') });
  api.core.hasMailServer = false;
});

it('owners are told that no mail server is set, and nobody else is', async () => {
  expect(await owner.read('/notices')).toMatchObject({ noMailServer: true });
  expect(await agent.read('/notices')).not.toHaveProperty('noMailServer');
  api.core.hasMailServer = true;
  expect(await owner.read('/notices')).toMatchObject({ noMailServer: false });
  api.core.hasMailServer = false;
});

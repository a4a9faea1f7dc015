import { partnerKeyHeader, publicTestKey } from '@naya/contract/partners/key-header';
import { maxSiteRequests, maxTestCalls, type PartnerPage } from '@naya/contract/partners/page';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { createDataLink } from '@naya/core/mail/data-link';
import { testCalls } from '@naya/db/tables/partners';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contact } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { findTraces } from './support/find-traces.ts';
import { createColleague, origin, type Colleague } from './support/office.ts';

const api = useApi();
const form = {
  name: 'The Magazine',
  sites: ['https://magazine.example.in'],
  contact_name: 'Yamini Example',
  contact_email: 'yamini@example.in',
};
type Made = { id: number; version: number; site_requests: { id: number; site: string }[] };
let owner: Colleague;
let id: number;
let token: string;
const post = async <Answer>(path: string, body?: object) => {
  const response = await owner.call('POST', `/partners${path}`, body);
  return { status: response.status, ...((await response.json()) as Answer) };
};
const makeLink = async () => {
  const { url } = await post<{ url: string }>(`/${id}/link`);
  expect(url).toMatch(/^http:\/\/localhost:8000\/brand\/partner-page\/[\w-]{43}$/);
  return url.split('/').at(-1) ?? '';
};
const readOffice = () => owner.read<Made>(`/partners/${id}`);
beforeEach(async () => {
  owner ??= await createColleague(api, 'owner');
  ({ id } = await post<Made>('', form));
  token = await makeLink();
});

const open = (link = token) => api.request(`${brandApiUrl}/partner-pages/${link}`);
const read = async () => (await (await open()).json()) as PartnerPage;
const ask = async (site: string, link = token) =>
  api.app.request(
    `${brandApiUrl}/partner-pages`,
    postJson({ token: link, site }, { Origin: origin }),
  );
const decide = (request: number, decision: string) =>
  owner.call('POST', `/partners/${id}/sites/${request}`, { decision });

describe('the link', () => {
  it('shows the partner what it has, and no key', async () => {
    const { key } = await post<{ key: string }>(`/${id}/key`);
    const response = await open();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      name: 'The Magazine',
      key_end: key.slice(-4),
      test_key_end: null,
      link_expires_at: expect.any(String),
      sites: [{ site: 'https://magazine.example.in', state: 'listed' }],
      enquiries: [],
      test_calls: [],
    });
  });

  it('is stored as a hash alone', async () => {
    expect(await findTraces(api.core.db.$client, api.dataDir, [token])).toEqual([]);
    expect(JSON.stringify(await readOffice())).not.toContain('hash');
  });

  it('works no more once it is replaced, taken back or too old', async () => {
    const second = await makeLink();
    expect([(await open()).status, (await open(second)).status]).toEqual([404, 200]);
    await api.core.db.execute(sql`update partners set link_expires_at = now() where id = ${id}`);
    expect([(await open(second)).status, (await ask('https://a.in', second)).status]).toEqual([
      410, 410,
    ]);
    token = await makeLink();
    await owner.call('DELETE', `/partners/${id}/link`);
    expect([(await open()).status, (await ask('https://a.in')).status]).toEqual([404, 404]);
    expect((await readOffice()).site_requests).toEqual([]);
  });

  it('ends when the contact changes or is erased, and not with another change', async () => {
    const change = async (changes: object) => {
      const { version } = await readOffice();
      await owner.call('PUT', `/partners/${id}`, { ...form, ...changes, version });
    };
    await change({ name: 'Another name' });
    expect((await open()).status).toBe(200);
    await change({ contact_email: 'other@example.in' });
    expect((await open()).status).toBe(404);
    token = await makeLink();
    const data = createDataLink(api.core.secret, 'other@example.in');
    await api.request(`/admin/api/my-data/${data}`, { method: 'DELETE' });
    expect((await open()).status).toBe(404);
  });

  it.each(['', 'x', 'x'.repeat(43), '%00'])('"%s" is none', async (link) => {
    expect((await open(link)).status).toBe(404);
  });
});

describe('a site that the partner asks for', () => {
  const site = 'https://portal.example.in';
  const requestId = async () => (await readOffice()).site_requests.at(-1)?.id ?? 0;
  const stateOf = async (named = site) =>
    (await read()).sites.find((each) => each.site === named)?.state;
  const mayPost = async () =>
    (
      (await (await api.request('/api/widget', { headers: { Origin: site } })).json()) as {
        may_post: boolean;
      }
    ).may_post;

  it('waits, once, until it is listed; then its pages may send forms', async () => {
    expect((await ask(`${site}/franchises?x=1`)).status).toBe(200);
    expect((await ask(site)).status).toBe(200);
    expect(await stateOf()).toBe('waiting');
    expect((await owner.read<{ sitesWaiting: number }>('/notices')).sitesWaiting).toBe(1);
    expect(await mayPost()).toBe(false);
    expect((await decide(await requestId(), 'list')).status).toBe(200);
    expect(await stateOf()).toBe('listed');
    expect(await mayPost()).toBe(true);
    expect((await ask(site)).status).toBe(422);
    expect((await owner.read<{ sitesWaiting: number }>('/notices')).sitesWaiting).toBe(0);
    await owner.call('DELETE', `/partners/${id}`);
  });

  it('can be withdrawn while it waits, and asked for again', async () => {
    const withdraw = (link = token) =>
      api.app.request(
        `${brandApiUrl}/partner-pages`,
        postJson({ token: link, site, action: 'withdraw' }, { Origin: origin }),
      );
    expect((await withdraw()).status).toBe(422);
    await ask(site);
    expect((await withdraw('x'.repeat(43))).status).toBe(404);
    expect((await withdraw()).status).toBe(200);
    expect(await stateOf()).toBeUndefined();
    expect((await readOffice()).site_requests).toEqual([]);
    await ask(site);
    await decide(await requestId(), 'decline');
    expect((await withdraw()).status).toBe(422);
    expect(await stateOf()).toBe('declined');
  });

  it('is told when it is declined, and is not asked for again', async () => {
    await ask(site);
    const request = await requestId();
    await decide(request, 'decline');
    expect(await stateOf()).toBe('declined');
    expect((await owner.read<{ sitesWaiting: number }>('/notices')).sitesWaiting).toBe(0);
    expect((await decide(request, 'list')).status).toBe(409);
    expect((await ask(site)).status).toBe(422);
    expect(await mayPost()).toBe(false);
  });

  it('is decided once, whoever decides at the same moment', async () => {
    await ask(site);
    const request = await requestId();
    const answers = await Promise.all([decide(request, 'list'), decide(request, 'decline')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await owner.call('DELETE', `/partners/${id}`);
  });

  it('of another partner is not decided by the path of this one', async () => {
    await ask(site);
    const request = await requestId();
    ({ id } = await post<Made>('', form));
    expect((await decide(request, 'list')).status).toBe(409);
  });

  it.each(['', 'portal', 'javascript:alert(1)', `https://${'x'.repeat(200)}.in`])(
    'has to be an address: "%s" is refused at the field',
    async (wrong) => {
      const response = await ask(wrong);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: { site: expect.any(String) } });
    },
  );

  it('is one of at most twenty, also of those that are asked for at the same moment', async () => {
    const sites = Array.from({ length: maxSiteRequests + 5 }, (_, n) => `https://s${n}.example.in`);
    const statuses = (await Promise.all(sites.map((each) => ask(each)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxSiteRequests);
    expect((await readOffice()).site_requests).toHaveLength(maxSiteRequests);
  });
});

describe('the log of the test key', () => {
  let key: string;
  beforeEach(async () => {
    ({ key } = await post<{ key: string }>(`/${id}/test-key`));
  });
  const send = (body: object, path = '/api/contact', of = key) =>
    api.request(path, postJson(body, { [partnerKeyHeader]: of }));

  it('has each form with what became of it, newest first, and nothing of what was sent', async () => {
    await send(contact());
    await send({ ...contact(), email: 'nobody' });
    await send({}, '/api/yamuna@example.in');
    await send(contact(), '/api/contact', publicTestKey);
    await api.request('/api/categories', { headers: { [partnerKeyHeader]: key } });
    const { test_calls } = await read();
    expect(test_calls.map(({ call, status, code }) => [call, status, code])).toEqual([
      ['POST /api/…', 404, 'not_found'],
      ['POST /api/contact', 422, 'invalid'],
      ['POST /api/contact', 201, null],
    ]);
    expect(await readOffice()).toMatchObject({ test_calls });
    expect(await findTraces(api.core.db.$client, api.dataDir, ['yamuna'])).toEqual([]);
  });

  it('names the fields that were refused and the request, and marks what was repeated', async () => {
    const headers = {
      [partnerKeyHeader]: key,
      'Idempotency-Key': '0d3f3a52-6c5c-4a0e-9f0e-7f9a3c1b2d4e',
    };
    const body = contact();
    await api.request('/api/contact', postJson({ ...body, email: 'x', subject: 'y' }, headers));
    await api.request('/api/contact', postJson(body, headers));
    const last = await api.request('/api/contact', postJson(body, headers));
    const { test_calls } = await read();
    expect(test_calls.map(({ fields, is_replay }) => [fields, is_replay])).toEqual([
      [[], true],
      [[], false],
      [['email', 'subject'], false],
    ]);
    expect(test_calls[0]?.request_id).toBe(last.headers.get('X-Request-Id'));
  });

  it('holds the last hundred, for thirty days', async () => {
    for (let sent = 0; sent < maxTestCalls + 3; sent += 1) await send({}, '/api/investor');
    await send({});
    const count = () => api.core.db.$count(testCalls, sql`partner_id = ${id}`);
    expect(await count()).toBe(maxTestCalls);
    expect((await read()).test_calls[0]).toMatchObject({ call: 'POST /api/contact' });
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await applyRetention(api.core, later(29));
    expect(await count()).toBe(maxTestCalls);
    await applyRetention(api.core, later(31));
    expect(await count()).toBe(0);
  });

  it('goes with the partner', async () => {
    await send(contact());
    await owner.call('DELETE', `/partners/${id}`);
    expect(await api.core.db.$count(testCalls, sql`partner_id = ${id}`)).toBe(0);
  });
});

import { officeApiUrl, officeUrl } from '@naya/contract/office/urls';
import { remindOfSteps } from '@naya/core/submissions/remind-of-steps';
import { mails } from '@naya/db/tables/mail';
import { submissions } from '@naya/db/tables/submissions';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { parse as parseCsv } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { useMailFiles } from './support/mail-files.ts';
import { createColleague, type Colleague } from './support/office.ts';

type Lead = {
  id: number;
  version: number;
  stage: string;
  first_response_at: string | null;
  notes: { text: string; author: string }[];
  duplicates: { id: number }[];
};

const api = useApi();
const { listMails, readMail } = useMailFiles(api);
let agent = {} as Colleague;
let owner = {} as Colleague;
beforeAll(async () => {
  agent = await createColleague(api, 'agent');
  owner = await createColleague(api, 'owner');
});

async function write(email: string, message = 'Hello'): Promise<number> {
  const body = { name: 'Asha', email, subject: 'Support', message };
  const sent = await api.request('/admin/api/contact', postJson(body));
  return ((await sent.json()) as { id: number }).id;
}

it('is worked by an agent: stage, assignee, due day, notes, and the clock stops once', async () => {
  const id = await write('lead@example.in');
  const lead = await agent.read<Lead>(`/leads/${id}`);
  expect(lead).toMatchObject({ stage: 'new', first_response_at: null });
  const [me] = (await agent.read<{ data: { id: string }[] }>('/people')).data;
  const body = {
    version: lead.version,
    stage: 'contacted',
    assignee_id: me?.id,
    due_on: '2030-01-31',
  };
  const saved = (await (await agent.call('PUT', `/leads/${id}`, body)).json()) as Lead;
  expect(saved).toMatchObject({ stage: 'contacted', due_on: '2030-01-31', assignee_id: me?.id });
  expect(saved.first_response_at).not.toBeNull();
  const later = { ...body, version: saved.version, stage: 'won' };
  const won = (await (await agent.call('PUT', `/leads/${id}`, later)).json()) as Lead;
  expect(won.first_response_at).toBe(saved.first_response_at);
  expect((await agent.call('PUT', `/leads/${id}`, body)).status).toBe(409);

  await agent.call('POST', `/leads/${id}/notes`, { text: 'Called; wants Pune.' });
  expect((await agent.read<Lead>(`/leads/${id}`)).notes).toMatchObject([
    { text: 'Called; wants Pune.' },
  ]);
});

it('takes a change of a lead back', async () => {
  const id = await write('undo@example.in');
  const { version } = await agent.read<Lead>(`/leads/${id}`);
  await agent.call('PUT', `/leads/${id}`, { version, stage: 'spam' });
  const filter = encodeURIComponent(
    JSON.stringify({ entity: 'submission', entity_id: String(id) }),
  );
  const { data } = await agent.read<{ data: { id: number }[] }>(`/history?filter=${filter}`);
  expect((await agent.call('POST', `/history/${data[0]?.id}/undo`)).status).toBe(200);
  expect(await agent.read(`/leads/${id}`)).toMatchObject({ stage: 'new' });
});

it('points to others by the same person', async () => {
  const first = await write('same@example.in');
  const second = await write('Same@example.in');
  const lead = await agent.read<Lead>(`/leads/${second}`);
  expect(lead.duplicates.map(({ id }) => id)).toEqual([first]);
});

it('is found by part of a name, an e-mail or a stage', async () => {
  const id = await write('findme@example.in');
  const ask = async (filter: object) =>
    (
      await agent.read<{ data: Lead[] }>(
        `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).data;
  expect((await ask({ q: 'FINDME' })).map((lead) => lead.id)).toEqual([id]);
  expect(await ask({ q: '100%_sure' })).toEqual([]);
  expect((await ask({ stage: 'new' })).map((lead) => lead.id)).toContain(id);
  expect(await ask({ id: [id] })).toHaveLength(1);
});

it('is given only to somebody who may open it', async () => {
  const editor = await createColleague(api, 'editor');
  type Person = { id: string; name: string };
  const filter = encodeURIComponent(JSON.stringify({ opens: 'leads' }));
  const ask = async (path: string) => (await agent.read<{ data: Person[] }>(path)).data;
  const everybody = await ask('/people');
  const offered = await ask(`/people?filter=${filter}`);
  const stranger = everybody.filter(({ id }) => !offered.some((each) => each.id === id));
  expect(stranger.map(({ name }) => name)).toEqual([expect.stringMatching(/^editor/)]);
  expect(offered.length).toBeGreaterThan(1);

  const id = await write('given@example.in');
  const { version } = await agent.read<Lead>(`/leads/${id}`);
  const give = (assignee_id: string | undefined) =>
    agent.call('PUT', `/leads/${id}`, { version, stage: 'new', assignee_id });
  const refused = await give(stranger[0]?.id);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { assignee_id: expect.anything() } });
  expect((await give('nobody-at-all')).status).toBe(422);
  expect((await give(offered[0]?.id)).status).toBe(200);
  expect(editor.email).not.toBe('');
});

it('is told to whom it is given, by mail and in the office, once', async () => {
  const other = await createColleague(api, 'agent');
  const { id: otherId } = await other.read<{ id: string }>('/account');
  const { id: myId } = await agent.read<{ id: string }>('/account');
  const id = await write('told@example.in', 'Private words');
  const save = async (values: object) => {
    const { version } = await agent.read<Lead>(`/leads/${id}`);
    const saved = await agent.call('PUT', `/leads/${id}`, { version, stage: 'new', ...values });
    expect(saved.status).toBe(200);
  };
  const told = () => listMails(id, 'lead-given');
  const given = (to: Colleague) => to.read<{ leadsGiven: number }>('/notices');

  await save({ assignee_id: otherId });
  expect((await told()).map(({ to }) => to)).toEqual([other.email]);
  expect(await given(other)).toMatchObject({ leadsGiven: 1 });
  await save({ assignee_id: otherId, due_on: '2030-01-31' });
  expect(await told()).toHaveLength(1);
  const filter = encodeURIComponent(JSON.stringify({ assignee_id: otherId, unseen: true }));
  expect(await other.read(`/leads?filter=${filter}`)).toMatchObject({ data: [{ id }] });

  await other.read(`/leads/${id}`);
  expect(await given(other)).toMatchObject({ leadsGiven: 0 });
  await save({ assignee_id: myId });
  expect(await told()).toHaveLength(1);
  expect(await given(agent)).toMatchObject({ leadsGiven: 0 });

  const mail = await readMail(id, 'lead-given');
  expect(mail.html).toContain(`href="http://localhost:8000/admin/#/leads/${id}"`);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).not.toContain('Private words');
  expect(mail.raw).not.toContain('told@example.in');
});

describe('the export', () => {
  const exportLeads = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const response = await owner.call('GET', `/leads/export.csv?filter=${query}`);
    const [header = [], ...rows] = parseCsv(await response.text(), { bom: true });
    return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i]])));
  };

  const investor = {
    name: 'Irfan',
    email: 'fields@example.in',
    phone: '+91 00000 12345',
    location: 'Indore',
    investmentRange: '10-20L',
    preferredIndustry: 'Retail',
    experience: 'Ten years',
  };

  it('has no formula in any cell', async () => {
    await write('csv@example.in', '=HYPERLINK("http://evil")');
    const [row] = await exportLeads({ q: 'csv@example.in' });
    expect(row?.['Message']).toBe(`'=HYPERLINK("http://evil")`);
  });

  it('has every field of every kind, who works it, and the notes', async () => {
    const sent = await api.request('/admin/api/investor', postJson(investor));
    const { id } = (await sent.json()) as { id: number };
    const { version } = await agent.read<Lead>(`/leads/${id}`);
    const [me] = (await agent.read<{ data: { id: string; name: string }[] }>('/people')).data;
    await agent.call('PUT', `/leads/${id}`, { version, stage: 'new', assignee_id: me?.id });
    for (const text of ['Called.', 'Called again.']) {
      await agent.call('POST', `/leads/${id}/notes`, { text });
    }
    expect(await exportLeads({ q: 'fields@example.in' })).toMatchObject([
      {
        Kind: 'investor',
        'Preferred location': 'Indore',
        'Investment range': '10-20L',
        'Preferred industry': 'Retail',
        'Business experience': 'Ten years',
        'Given to': me?.name,
        Notes: expect.stringMatching(/: Called\.\n.*: Called again\.$/),
      },
    ]);
    await write('subject@example.in');
    expect(await exportLeads({ q: 'subject@example.in' })).toMatchObject([{ Subject: 'Support' }]);
  });

  it.each([
    ['+91 98765 43210', '98765 43210'],
    ['09876543210', '98765 43210'],
    ['+44 20 7946 0000', '(+44) 20 7946 0000'],
    ['01125550000', '01125 550000'],
  ])('writes the phone %s as text that a spreadsheet keeps', async (phone, cell) => {
    const email = `phone${phone.replaceAll(/\D/g, '')}@example.in`;
    await api.request('/admin/api/investor', postJson({ ...investor, email, phone }));
    expect(await exportLeads({ q: email })).toMatchObject([{ Phone: cell }]);
  });

  it('is written in the history', async () => {
    await exportLeads({});
    const { data } = await owner.read<{ data: object[] }>('/history');
    expect(data[0]).toMatchObject({ actor: owner.email, action: 'exported' });
  });
});

it('hands out and erases all of one person, notes included', async () => {
  const id = await write('forget@example.in');
  await write('forget@example.in');
  await agent.call('POST', `/leads/${id}/notes`, { text: 'Lives in Pune.' });
  const person = await agent.read<{ submissions: unknown[] }>(`/leads/${id}/person`);
  expect(person.submissions).toHaveLength(2);
  const erased = await owner.call('POST', `/leads/${id}/erase-person`);
  expect(await erased.json()).toEqual({ erased: 2 });
  expect(await agent.read(`/leads/${id}`)).toMatchObject({ name: '', email: '', notes: [] });
  const rows = await api.core.db.select().from(submissions).where(eq(submissions.id, id));
  expect(rows[0]?.payload).toEqual({});
});

it('takes neither note nor change nor undo once its person is erased', async () => {
  const id = await write('written.after@example.in');
  const { version } = await agent.read<Lead>(`/leads/${id}`);
  await agent.call('PUT', `/leads/${id}`, { version, stage: 'contacted' });
  const filter = encodeURIComponent(
    JSON.stringify({ entity: 'submission', entity_id: String(id), action: 'changed' }),
  );
  const { data } = await agent.read<{ data: { id: number }[] }>(`/history?filter=${filter}`);
  await owner.call('POST', `/leads/${id}/erase-person`);
  const text = 'Lives in Pune.';
  const body = { version: version + 1, stage: 'won', next_step: text, new_note: text };
  const refused = [
    await agent.call('POST', `/leads/${id}/notes`, { text }),
    await agent.call('PUT', `/leads/${id}`, body),
    await agent.call('POST', `/history/${data[0]?.id}/undo`),
  ];
  for (const each of refused) {
    expect(each.status).toBe(422);
    expect(await each.json()).toMatchObject({ message: "This person's data was erased." });
  }
  expect(await agent.read(`/leads/${id}`)).toMatchObject({ notes: [], next_step: null });
});

it('counts among the open ones only what can be worked off as a lead', async () => {
  const open = async () =>
    (await agent.read<{ leadsUnanswered: number }>('/notices')).leadsUnanswered;
  const before = await open();
  await owner.call('POST', '/categories', { name: 'Food & Beverage' });
  const listing = await api.request('/admin/api/franchise-owner', multipart(listingParts()));
  expect(listing.status).toBe(201);
  const erased = await write('counted@example.in');
  expect(await open()).toBe(before + 1);
  await owner.call('POST', `/leads/${erased}/erase-person`);
  expect(await open()).toBe(before);
});

describe('as work', () => {
  const listLeads = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
    return (await agent.read<{ data: Record<string, unknown>[] }>(`/leads?${query}`)).data;
  };

  it('is moved and given with others at once, and each has its line in the history', async () => {
    const other = await createColleague(api, 'agent');
    const { id: otherId } = await other.read<{ id: string }>('/account');
    const ids = [await write('bulk-1@example.in'), await write('bulk-2@example.in')];
    const act = (body: object) => agent.call('POST', '/leads/actions', { ids, ...body });
    expect((await act({})).status).toBe(422);
    expect((await act({ assignee_id: 'nobody-at-all' })).status).toBe(422);
    const done = await act({ stage: 'qualified', assignee_id: otherId });
    expect(await done.json()).toEqual({ changed: 2 });
    expect(await (await act({ stage: 'qualified' })).json()).toEqual({ changed: 0 });
    expect(await listLeads({ id: ids })).toMatchObject(
      ids.map(() => ({ stage: 'qualified', assignee_id: otherId, unseen: true })),
    );
    expect(await other.read('/notices')).toMatchObject({ leadsGiven: 2 });
    for (const id of ids) expect(await listMails(id, 'lead-given')).toHaveLength(1);
  });

  it('is entered by hand after a telephone call, without a mail to anybody', async () => {
    const call = { kind: 'enquiry', way: 'Telephone', name: 'Ravi', location: 'Pune' };
    const enter = (more: object) => agent.call('POST', '/leads', { ...call, ...more });
    const refused = await enter({});
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { phone: expect.anything() } });
    expect((await enter({ phone: '98765 43210', franchise_id: 4711 })).status).toBe(422);
    expect((await enter({ email: 'notmail' })).status).toBe(422);
    const made = await enter({ phone: '98765 43210', message: 'Wants two outlets.' });
    expect(made.status).toBe(201);
    const lead = (await made.json()) as Lead;
    expect(lead).toMatchObject({
      name: 'Ravi',
      mobile: '+919876543210',
      stage: 'contacted',
      payload: { way: 'Telephone', location: 'Pune', message: 'Wants two outlets.' },
    });
    expect(await api.core.db.$count(mails, eq(mails.submission_id, lead.id))).toBe(0);
  });

  it('is answered from the office: mailed, kept with the lead, and the clock stops', async () => {
    const id = await write('answered@example.in');
    const reply = {
      subject: 'About your message',
      text: 'Dear Asha,\n\nplease call us.\nThank you.',
    };
    const send = (body: object) => agent.call('POST', `/leads/${id}/replies`, body);
    expect((await send({ ...reply, text: ' ' })).status).toBe(422);
    expect((await send(reply)).status).toBe(201);
    const answer = { text: 'Tomorrow at ten.' };
    expect((await agent.call('POST', `/leads/${id}/answers`, answer)).status).toBe(201);
    const lead = await agent.read<Lead & { messages: object[] }>(`/leads/${id}`);
    expect(lead).toMatchObject({ stage: 'contacted', first_response_at: expect.any(String) });
    expect(lead.messages).toMatchObject([
      { kind: 'reply', ...reply },
      { kind: 'answer', author: 'Asha', text: 'Tomorrow at ten.' },
    ]);
    const { subject, text, to } = await readMail(id, 'lead-reply');
    expect(to).toMatchObject([{ address: 'answered@example.in' }]);
    expect(subject).toBe('About your message');
    expect(text).toContain('please call us.\nThank you.');
    const person = await agent.read<{ submissions: { messages: object[] }[] }>(
      `/leads/${id}/person`,
    );
    expect(person.submissions[0]?.messages).toMatchObject([
      { isOwn: false, text: reply.text },
      { isOwn: true, text: 'Tomorrow at ten.' },
    ]);
    await owner.call('POST', `/leads/${id}/erase-person`);
    expect(await agent.read(`/leads/${id}`)).toMatchObject({ messages: [], next_step: null });
    expect((await send(reply)).status).toBe(422);
  });

  it('reminds its assignee of the next step, once for each date', async () => {
    const id = await write('step@example.in');
    const { id: me } = await agent.read<{ id: string }>('/account');
    const save = async (due_on: string) => {
      const { version } = await agent.read<Lead>(`/leads/${id}`);
      const body = { version, stage: 'contacted', assignee_id: me, next_step: 'Call Asha', due_on };
      expect((await agent.call('PUT', `/leads/${id}`, body)).status).toBe(200);
    };
    const remind = (day: string) => remindOfSteps(api.core, new Date(`${day}T03:00:00Z`));
    await save('2031-03-05');
    expect(await remind('2031-03-04')).toBe(0);
    expect(await remind('2031-03-05')).toBe(1);
    expect(await remind('2031-03-06')).toBe(0);
    await save('2031-03-09');
    expect(await remind('2031-03-12')).toBe(1);
    const told = await listMails(id, 'lead-due');
    expect(told.map(({ to }) => to)).toEqual([agent.email, agent.email]);
    expect((await readMail(id, 'lead-due')).text).toContain('Call Asha');
    const filter = encodeURIComponent(
      JSON.stringify({ entity: 'submission', entity_id: String(id) }),
    );
    const history = await (await agent.call('GET', `/history?filter=${filter}`)).text();
    expect(history).toContain('2031-03-09');
    expect(history).not.toContain('Call Asha');
  });

  it('is saved together with a note that was typed and not added', async () => {
    const id = await write('typed@example.in');
    const { version } = await agent.read<Lead>(`/leads/${id}`);
    const body = { version, stage: 'new', new_note: 'Rang back.' };
    expect((await agent.call('PUT', `/leads/${id}`, body)).status).toBe(200);
    expect((await agent.read<Lead>(`/leads/${id}`)).notes).toMatchObject([{ text: 'Rang back.' }]);
  });

  it('shows an agent the franchise that it is about', async () => {
    const { data } = await agent.read<{ data: object[] }>('/lead-franchises');
    expect(data.length).toBeGreaterThan(0);
    expect((await agent.call('GET', '/franchises')).status).toBe(403);
  });
});

it.each([
  ['the export of leads', '/leads/export.csv'],
  ['the export of a person', '/leads/1/person'],
  ['a preview', '/preview/franchises/1'],
])('leads to the sign-in from %s once the session has ended', async (_name, path) => {
  const open = (headers: Record<string, string>) =>
    api.request(officeApiUrl + path, { headers, redirect: 'manual' });
  const opened = await open({ 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('Location')).toBe(officeUrl());
  const framed = await open({ 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' });
  expect(await framed.text()).toContain('Your session has ended.');
  expect((await open({})).status).toBe(401);
});

it('the screen of a lead reads the newest of what was written about it, and no notes of the brand', async () => {
  const [brand = 0] = await insertFranchisesForTest(api.core.db, [{ business_name: 'Wordy Chai' }]);
  const id = await write('wordy@example.in');
  const times = sql`generate_series(1, 210) as n`;
  await api.core.db.execute(sql`insert into lead_notes (submission_id, author, text)
    select ${id}, 'A', 'Note ' || n from ${times}`);
  await api.core.db.execute(sql`insert into lead_messages (submission_id, kind, author, text)
    select ${id}, 'answer', 'A', 'Answer ' || n from ${times}`);
  await api.core.db.execute(sql`insert into brand_deliveries (submission_id, franchise_id, due_at)
    values (${id}, ${brand}, now())`);
  for (const kind of ['reply', 'note']) {
    await api.core.db.execute(sql`insert into brand_messages (submission_id, kind, text)
      select ${id}, ${kind}, ${kind} || n from ${times}`);
  }
  type Texts = Record<'notes' | 'messages' | 'brand_replies', { text: string }[]>;
  const lead = await agent.read<Texts>(`/leads/${id}`);
  const ends = (list: { text: string }[]) => [list.length, list[0]?.text, list.at(-1)?.text];
  expect(ends(lead.notes)).toEqual([200, 'Note 11', 'Note 210']);
  expect(ends(lead.messages)).toEqual([200, 'Answer 11', 'Answer 210']);
  expect(ends(lead.brand_replies)).toEqual([200, 'reply11', 'reply210']);
});

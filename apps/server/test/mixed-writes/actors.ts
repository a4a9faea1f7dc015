import { feedbackOptions } from '@naya/contract/brands/stages';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { countReplies, watchEnquiries } from '@naya/core/brands/clock';
import { createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { createFeedbackToken } from '@naya/core/brands/feedback';
import { checkFreshness } from '@naya/core/franchises/freshness';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { remindOfSteps } from '@naya/core/submissions/remind-of-steps';
import { findOrMakeSecret } from '@naya/db/secrets';
import { sweepPictures, purgeDeletedPictures } from '@naya/core/media/pictures';
import { fieldsOfForm } from '@naya/contract/brands/listing-fields';
import { sql } from 'drizzle-orm';
import { listing } from './forms.ts';
import type { Actor, Call } from './crowd.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Act = (actor: Actor) => Promise<unknown>;

const rowsOf = async (call: Call, path: string): Promise<Row[]> =>
  ((await call('GET', path)).body['data'] as Row[] | undefined) ?? [];
const filtered = (name: string, filter: object) =>
  `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function pickFrom({ random }: Actor, call: Call, path: string): Promise<Row | null> {
  const rows = await rowsOf(call, path);
  return rows.length > 0 ? random.pick(rows) : null;
}

function formOf(fields: Record<string, string>, files: Record<string, Blob> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, blob] of Object.entries(files)) form.set(name, blob, `${name}.jpg`);
  return form;
}

/** Opens a record and saves it with some fields changed. */
async function changeRecord({ office }: Actor, path: string, values: object) {
  const { status, body } = await office('GET', path);
  return status === 200 ? office('PUT', path, { ...body, ...values }) : null;
}

const saveFranchise: Act = async (actor) => {
  const { random, office, acknowledge, nextNumber } = actor;
  const row = await pickFrom(actor, office, '/franchises');
  if (!row) return;
  const text = `Described for the ${nextNumber()}th time`;
  const changes = random.pick([
    {},
    { investment_min: 100_000 * (1 + random.below(20)), investment_max: 5_000_000 },
    { category_id: 1 + random.below(2) },
    { total_outlets: random.below(200) },
  ]);
  const path = `/franchises/${row.id}`;
  const saved = await changeRecord(actor, path, { description: text, ...changes });
  if (saved?.status === 200) acknowledge({ kind: 'text', id: row.id, text });
};

const renameCategory: Act = async (actor) => {
  const name = `${actor.random.pick(['Tea', 'Books', 'Shoes'])} ${actor.nextNumber()}`;
  await changeRecord(actor, `/categories/${1 + actor.random.below(2)}`, { name });
};

const importRows: Act = async ({ random, office, nextNumber, acknowledge }) => {
  const first = await rowsOf(office, '/franchises');
  const text = `Imported as the ${nextNumber()}th`;
  const chosen = first.filter(() => random.chance(0.3));
  const lines = chosen.map(({ id }) => `${id},"${text}"`);
  const name = `New brand ${nextNumber()}`;
  const file = `id,description\n${lines.join('\n')}\n`;
  const added = `business_name,description\n${name},${text}\n`;
  const dryRun = random.chance(0.3) ? 'yes' : 'no';
  const isAdding = random.chance(0.3) || chosen.length === 0;
  const form = new FormData();
  form.set('file', new Blob([isAdding ? added : file]), 'rows.csv');
  form.set('dryRun', dryRun);
  form.set('acceptWarnings', 'yes');
  const { status, body } = await office('POST', '/franchises/import', form);
  if (status !== 200 || body['saved'] !== true || dryRun === 'yes' || isAdding) return;
  for (const { id } of chosen) acknowledge({ kind: 'text', id, text });
};

const decideListing: Act = async (actor) => {
  const { random, office } = actor;
  const row = await pickFrom(actor, office, filtered('franchises', {}));
  if (!row) return;
  const actions: Record<string, string[]> = {
    pending: ['approve', 'approve', 'reject'],
    approved: ['suspend', 'feature', 'unfeature', 'settlePlaces'],
    suspended: ['approve'],
    rejected: ['approve'],
  };
  const action = row['deleted_at']
    ? 'restore'
    : random.pick([
        ...(actions[String(row['status'])] ?? []),
        ...(random.chance(0.2) ? ['trash'] : []),
      ]);
  const body = {
    ids: [row.id],
    versions: { [row.id]: row.version },
    action,
    reason: 'For the storm',
  };
  await office('POST', '/franchises/actions', body);
};

async function namesOfCategories(visit: Call): Promise<string[]> {
  const { status, body } = await visit('GET', '/admin/api/categories');
  if (status !== 200) return [listing.category];
  return (body as unknown as { name: string }[]).map(({ name }) => name);
}

const sendListing: Act = async ({ random, visit, pictures, nextNumber, acknowledge }) => {
  const number = nextNumber();
  const email = `lister${number % 40}@example.in`;
  // Somebody renames them meanwhile.
  const category = random.pick(await namesOfCategories(visit));
  const fields = { ...listing, category, email, business_name: `Dosa Gali ${number}` };
  const files = { logo: random.pick(pictures), image1: random.pick(pictures) };
  const { status, body } = await visit('POST', '/admin/api/franchise-owner', formOf(fields, files));
  if (status === 201) acknowledge({ kind: 'submission', id: Number(body['id']), email });
};

const enquire: Act = async ({ random, visit, brandId, nextNumber, acknowledge }) => {
  const email = `guest${nextNumber() % 60}@example.in`;
  const about = random.chance(0.8) ? { franchiseId: String(brandId) } : {};
  const body = { name: 'Asha', phone: '9876543210', email, message: 'Hello', ...about };
  const investor = { location: 'Nagpur', investmentRange: '10-20L', preferredIndustry: 'Retail' };
  const { status, body: answer } = await visit('POST', '/admin/api/investor', {
    ...body,
    ...investor,
  });
  if (status === 201) acknowledge({ kind: 'submission', id: Number(answer['id']), email });
};

const answerEnquiry: Act = async (actor) => {
  const { random, brand, brandId, acknowledge } = actor;
  const row = await pickFrom(actor, brand, `/brands/${brandId}/enquiries`);
  if (!row) return;
  const [action, body] = random.pick([
    ['reply', { text: 'Thank you, we call you.' }],
    ['answered', { note: 'By phone' }],
    ['stage', { stage: 'talking' }],
  ] as const);
  const path = `/brands/${brandId}/enquiries/${row.id}/${action}`;
  const { status } = await brand('POST', path, body);
  if (status === 200 && action === 'reply') acknowledge({ kind: 'reply', id: row.id });
};

const changeListing: Act = async ({ random, brand, brandId, nextNumber }) => {
  const { status, body } = await brand('GET', `/brands/${brandId}/listing`);
  if (status !== 200) return;
  const { version, values, waiting } = body as {
    version: number;
    values: Record<string, unknown>;
    waiting: { id: number } | null;
  };
  const stored = (form: 'texts' | 'claims') =>
    Object.fromEntries(fieldsOfForm(form).map((name) => [name, values[name]]));
  const seen = { version, waiting: waiting?.id ?? null };
  const post = (path: string, sent: object) =>
    brand('POST', `/brands/${brandId}/listing/${path}`, sent);
  await random.pick([
    () => post('texts', { ...stored('texts'), ...seen, headquarters: `Pune ${nextNumber()}` }),
    () => post('claims', { ...stored('claims'), ...seen, total_outlets: random.below(90) }),
    () => post('withdraw', {}),
    () => post('confirm', seen),
  ])();
};

const decideChange: Act = async (actor) => {
  const { random, office } = actor;
  const row = await pickFrom(actor, office, '/brand-changes');
  if (!row) return;
  const franchise = await office('GET', `/franchises/${String(row['franchise_id'])}`);
  const decision = random.pick(['approve', 'approve', 'decline', 'take back']);
  const body = { decision, reason: 'For the storm', version: franchise.body['version'] };
  await office('POST', `/brand-changes/${row.id}/decision`, body);
};

const erasePerson: Act = async (actor) => {
  const { office } = actor;
  const row = await pickFrom(actor, office, '/leads');
  if (row) await office('POST', `/leads/${row.id}/erase-person`, {});
};

const undoSomething: Act = async (actor) => {
  const row = await pickFrom(actor, actor.office, '/history');
  if (row) await actor.office('POST', `/history/${row.id}/undo`, {});
};

const changeLibrary: Act = async (actor) => {
  const { random, office, pictures } = actor;
  const { status, body } = await office(
    'POST',
    '/media',
    formOf({}, { file: random.pick(pictures) }),
  );
  const url = String(body['url']);
  if (status !== 201) return;
  if (random.chance(0.4)) {
    const row = await pickFrom(actor, office, '/franchises');
    if (row) await changeRecord(actor, `/franchises/${row.id}`, { images: [url] });
    return;
  }
  const [hash = ''] = /[\da-f]{32}/.exec(url) ?? [];
  if (random.chance(0.5)) await office('DELETE', `/media/${hash}`);
};

/** Longer than any form is on its way here; the product itself waits a day. */
const graceSeconds = 90;

/** The nightly sweep, as if a day had gone by for every picture that no form is still bringing. */
const sweep: Act = async ({ api: { core } }) => {
  await core.db.execute(sql`
    update media set created_at = created_at - interval '2 days'
    where created_at < now() - make_interval(secs => ${graceSeconds})
      and created_at > now() - interval '1 day'`);
  await sweepPictures(core, new Date());
  await core.db.execute(sql`
    update media set deleted_at = deleted_at - interval '40 days'
    where deleted_at > now() - interval '1 day'`);
  await purgeDeletedPictures(core, new Date());
};

/** The sender presses the button behind the mailed link, and says a week later how it went. */
const confirmEnquiry: Act = async (actor) => {
  const { random, api, office, visit, acknowledge } = actor;
  const row = await pickFrom(actor, office, filtered('leads', { kind: 'enquiry' }));
  if (!row) return;
  const secret = await findOrMakeSecret(api.core.db, 'privacy-links');
  const token = createConfirmToken(secret, row.id);
  const confirmed = await visit('POST', `${brandApiUrl}/confirmations`, { token });
  if (confirmed.status === 200) acknowledge({ kind: 'confirmation', id: row.id });
  const feedback = {
    token: createFeedbackToken(secret, row.id),
    word: random.pick(feedbackOptions),
  };
  if (random.chance(0.5)) await visit('POST', `${brandApiUrl}/words`, feedback);
};

/** What otherwise runs by night and every ten minutes. */
const runJobs: Act = async ({ random, api: { core } }) => {
  await random.pick([
    () => watchEnquiries(core),
    () => countReplies(core),
    () => checkFreshness(core, new Date()),
    () => applyRetention(core, new Date()),
    () => remindOfSteps(core, new Date()),
  ])();
};

const look: Act = async ({ random, visit }) => {
  const path = random.pick(['/', '/franchises', '/franchises?search=dosa', '/franchises/1']);
  await visit('GET', path);
};

/** One for each of the crowd; who is left over begins again with the first. */
export const acts: Record<string, Act> = {
  saveFranchise,
  renameCategory,
  importRows,
  decideListing,
  sendListing,
  enquire,
  answerEnquiry,
  changeListing,
  decideChange,
  erasePerson,
  undoSomething,
  changeLibrary,
  confirmEnquiry,
  runJobs,
  sweep,
  look,
};

import type { About, ContactInfo, Settings } from '@naya/contract/site-info/entity';
import { noticeKinds, noticeRecipientsForm } from '@naya/contract/site-info/notice-recipients';
import { provider } from '@naya/contract/site-info/provider';
import { type SetupState, type SetupStep, setupFormSchema } from '@naya/contract/site-info/setup';
import { countActiveUsers } from '@naya/db/users';
import { listTitlesNaming } from '@naya/db/pages';
import { countOtherFranchises, findSeed } from '@naya/db/seed/removal';
import type { Context, Actor } from '../../context.ts';
import { demoSeed } from '@naya/db/seed/table';
import { getDemoState } from '../demo/demo.ts';
import { isSampleEmail, readNoticeRecipients, type EmailsOf } from '../../notice-recipients.ts';
import { emptyDocuments, getSiteDocuments, type SiteDocuments } from '../../site-info/documents.ts';
import { putSiteDocument } from '@naya/db/site-info/public';
import { requireUntouched, writeHistory } from '../../history.ts';
import { parse } from '../../parse.ts';
import { queueMails } from '../../jobs.ts';
import { sendsMail } from '../../mail/mail-server.ts';
import type { DocumentKey } from '@naya/contract/site-info/office-forms';
import type { Db } from '@naya/db/client';
import { findRecordBySlug } from '@naya/db/office/records';
import { findDocument, lockDocument } from '@naya/db/site-info/office';
import { createRecord, saveRecord } from '../../records/save-record.ts';
import { saveDocument } from '../../site-info/save-document.ts';

/** The time of the newest backup that the server finds on its disk; null when there is none. */
export type Surroundings = { lastBackup: Date | null };

type Steps = SetupState['steps'];
type Step = Steps[SetupStep];

/** How far the site is from its first visitors; each step says what was found. */
export async function getSetup(context: Context, around: Surroundings): Promise<SetupState> {
  const { db, publicUrl } = context;
  const documents = await getSiteDocuments(context, [
    'settings',
    'brand',
    'contact-info',
    'about',
    'privacy-policy',
    'terms',
    'setup',
  ]);
  const { confirmed, dismissed, recipients = {} } = documents.setup;
  const demo = await getDemoState(context);
  const demoLeft = Object.values(demo.present).reduce((sum, count) => sum + count, 0);
  const own = await countOtherFranchises(db, (await findSeed(db, demoSeed))?.records ?? {});
  const people = await countActiveUsers(db);
  const emailsOf = await readNoticeRecipients(context, db);
  const found: Steps = {
    name: nameStep(documents.settings.site_name, Boolean(documents.brand.logo)),
    contact: contactStep(documents['contact-info'], documents.settings.whatsapp_number),
    mail: mailStep(await sendsMail(context), emailsOf),
    categories: step(false, 'Look through them: brands and investors choose among these.'),
    policies: policyStep(`${documents['privacy-policy']} ${documents.terms}`),
    texts: await textStep(context, documents),
    franchise: step(own > 0, own > 0 ? `${own} of your own` : 'None of your own yet'),
    demo: step(
      demoLeft === 0,
      demoLeft === 0 ? 'Gone' : `${demoLeft} records of the demo are shown`,
    ),
    people: step(people > 1, people > 1 ? `${people} people may sign in` : 'You are alone so far'),
    url: urlStep(publicUrl),
    backup: backupStep(around),
  };
  for (const name of confirmed) found[name] = { ...found[name], done: true };
  const usual = await readNoticeRecipients(context, db, {});
  return { steps: found, confirmed, dismissed, recipients, usualRecipients: usual('contact') };
}

const step = (done: boolean, note: string): Step => ({ done, note });

function nameStep(name: string, hasLogo: boolean): Step {
  const logo = hasLogo ? 'with a logo' : 'without a logo of its own';
  return step(name !== provider.siteName, `“${name}”, ${logo}`);
}

/** The first of each is what the footer shows. */
function contactStep(info: ContactInfo, whatsapp: string | null): Step {
  const {
    address: [place],
    phone: [line],
    email: [box],
  } = info;
  const shown = { address: place?.address, phone: line?.phone, 'e-mail': box?.email };
  const { address, phone, email } = provider;
  const samples = { address, phone, 'e-mail': email };
  const names = Object.keys(shown) as (keyof typeof shown)[];
  const left: string[] = names.filter((name) => !shown[name] || shown[name] === samples[name]);
  if (whatsapp === provider.phone) left.push('WhatsApp number');
  return left.length === 0
    ? step(true, names.map((name) => shown[name]).join(' · '))
    : step(false, `Visitors still see the sample’s ${left.join(', ')}`);
}

function mailStep(isSent: boolean, emailsOf: EmailsOf): Step {
  if (!isSent) return step(false, 'No mail server is set: mails are only written to files');
  const told = [...new Set(noticeKinds.flatMap(emailsOf))];
  const samples = told.filter(isSampleEmail);
  return samples.length > 0
    ? step(false, `Notices go to ${samples.join(', ')}, which is the sample’s: nobody of yours`)
    : step(true, `A mail server is set; notices go to ${told.join(', ')}`);
}

function policyStep(texts: string): Step {
  const isSample = texts.includes(sampleMark) || texts.trim() === '';
  return step(!isSample, isSample ? 'They still speak of the sample company' : 'Written');
}

/** Pages outlive the demo; those of the sample are known by its name. */
async function textStep(
  { db }: Context,
  { about, settings }: { about: About; settings: Settings },
): Promise<Step> {
  const sample = provider.siteName;
  if (settings.site_name === sample) return step(false, 'They speak of the sample company');
  const left = await listTitlesNaming(db, sample);
  if (`${about.title} ${about.content}`.includes(sample)) left.unshift('About');
  return left.length === 0
    ? step(true, 'None names the sample company')
    : step(false, `These still name ${sample}: ${left.join(', ')}`);
}

function urlStep(publicUrl: string): Step {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (isLocal) return step(false, `${publicUrl} is this machine alone: set PUBLIC_URL`);
  return protocol === 'https:'
    ? step(true, publicUrl)
    : step(
        false,
        `${publicUrl} is not encrypted: put TLS in front and set PUBLIC_URL to https://…`,
      );
}

function backupStep({ lastBackup }: Surroundings): Step {
  if (!lastBackup) return step(false, 'None seen in the data folder');
  const days = Math.floor((Date.now() - lastBackup.getTime()) / (24 * 3_600_000));
  return step(days < 2, days === 0 ? 'Made today' : `The last one is ${days} days old`);
}

/** Notes what an owner has looked at, and whether the setup page is wanted any more. */
export async function saveSetup({ db }: Context, actor: Actor, body: unknown): Promise<void> {
  const form = parse(setupFormSchema, body);
  await db.transaction(async (tx) => {
    await putSiteDocument(tx, 'setup', { ...(await lockSetup(tx)), ...form });
    await writeHistory(tx, actor, 'changed', { entity: 'setup', id: 'setup' }, {});
  });
}

const lockSetup = async (tx: Db) =>
  ((await lockDocument(tx, 'setup'))?.value ?? emptyDocuments.setup) as SiteDocuments['setup'];

/** Who gets our notices, as long as nobody has changed it since the author looked. */
export async function saveNoticeRecipients({ db }: Context, actor: Actor, body: unknown) {
  const { recipients, seen } = parse(noticeRecipientsForm, body);
  await db.transaction(async (tx) => {
    const setup = await lockSetup(tx);
    requireUntouched({ recipients: {}, ...setup }, { recipients: seen });
    await putSiteDocument(tx, 'setup', { ...setup, recipients });
    await writeHistory(tx, actor, 'recipients changed', { entity: 'setup', id: 'setup' }, {});
  });
}

/** To the owner's own e-mail, by the way that every mail takes. */
export async function sendTestMail(context: Context, { email }: Actor): Promise<{ to: string }> {
  const mail = { kind: 'test-mail', to: email, details: {} } as const;
  await context.db.transaction((tx) => queueMails(context, tx, [mail]));
  return { to: email };
}

/** Stands in each policy of the demo, and in none that was filled in. */
const sampleMark = 'is a sample company';

/** Texts with the company's details filled in, as HTML. */
export type PolicyTexts = {
  documents: Partial<Record<DocumentKey, string>>;
  page: { slug: string; title: string; content: string };
};

/** Replaces the policies and the grievance page; the history can bring the texts before back. */
export async function savePolicies(context: Context, actor: Actor, texts: PolicyTexts) {
  for (const [key, value] of Object.entries(texts.documents) as [DocumentKey, string][]) {
    const version = await versionOf(context.db, key);
    await saveDocument(context, actor, key, { value, version });
  }
  const { page } = texts;
  const before = await findRecordBySlug(context.db, 'pages', page.slug);
  if (before) await saveRecord(context, actor, 'pages', before.id, { ...before, ...page });
  else await createRecord(context, actor, 'pages', page);
}

async function versionOf(db: Db, key: DocumentKey): Promise<number> {
  return (await findDocument(db, key))?.version ?? 0;
}

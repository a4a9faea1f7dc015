import { phoneAsText } from '@naya/contract/format/phone';
import { leadFieldLabels } from '@naya/contract/submissions/facts';
import { cellText, toCsv } from '@naya/contract/office/csv';
import type { ListQuery } from '@naya/contract/office/list-query';
import { listNotesOn, listUserNames } from '@naya/db/submissions/export';
import { listRecords } from '@naya/db/office/list-records';
import type { SubmissionRow } from '@naya/db/submissions/table';
import type { Context } from '../context.ts';
import type { Actor } from '../office/actor.ts';
import { leadEntity } from './leads.ts';
import { writeHistory } from '../history/write-history.ts';

const exportedAtMost = 50_000;

type Lead = SubmissionRow & { franchise_name: string | null };
type Around = { names: Map<string, string>; notes: Map<number, string> };
type Column = [header: string, value: (lead: Lead, around: Around) => unknown];

const sentFields = Object.entries(leadFieldLabels).map(([field, label]): Column => [
  label,
  ({ payload }) => (payload as Record<string, unknown>)[field],
]);

const columns: Column[] = [
  ['Number', ({ id }) => id],
  ['Came in', ({ created_at }) => created_at],
  ['Kind', ({ kind }) => kind],
  ['Stage', ({ stage }) => stage],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone, mobile }) => phoneAsText(phone ?? '', mobile)],
  ['About', ({ franchise_name }) => franchise_name],
  ...sentFields,
  ['Incomplete', ({ incomplete }) => (incomplete ? 'yes' : '')],
  ['Spam marks', ({ spam_reasons }) => spam_reasons.join('; ')],
  ['Given to', ({ assignee_id }, { names }) => assignee_id && names.get(assignee_id)],
  ['Next step', ({ next_step }) => next_step],
  ['Due', ({ due_on }) => due_on],
  ['First response', ({ first_response_at }) => first_response_at],
  ['Notes', ({ id }, { notes }) => notes.get(id)],
];

/** The leads of a list as a table for a spreadsheet; who took it stands in the history. */
export async function exportLeads({ db }: Context, actor: Actor, query: ListQuery) {
  const { data } = await listRecords(db, 'leads', { ...query, page: 1, perPage: exportedAtMost });
  const leads = data as Lead[];
  const [names, notes] = [await listUserNames(db), await joinNotes(db, leads)];
  const rows = leads.map((lead) =>
    columns.map(([, value]) => cellText(value(lead, { names, notes }))),
  );
  await writeHistory(
    db,
    actor,
    'exported',
    { entity: leadEntity, id: `${leads.length} leads` },
    {},
  );
  return toCsv(
    columns.map(([header]) => header),
    rows,
  );
}

async function joinNotes(db: Context['db'], leads: Lead[]): Promise<Map<number, string>> {
  const joined = new Map<number, string>();
  const notes = await listNotesOn(
    db,
    leads.map(({ id }) => id),
  );
  for (const { submission_id, author, text } of notes) {
    const before = joined.get(submission_id);
    joined.set(submission_id, `${before ? `${before}\n` : ''}${author}: ${text}`);
  }
  return joined;
}

import { formatSheetTime } from '@naya/contract/format/date';
import { phoneAsText } from '@naya/contract/format/phone';
import { leadFieldLabels } from '@naya/contract/submissions/facts';
import { cellText } from '@naya/contract/csv';
import type { ListQuery } from '@naya/contract/office/list-query';
import { listLeadsForExport, listNotesOn, listUserNames } from '@naya/db/submissions/export';
import type { Context, Actor } from '../context.ts';
import { leadEntity } from './leads.ts';
import { countInHistory, exportCsv } from '../export-csv.ts';

type Lead = Awaited<ReturnType<typeof listLeadsForExport>>[number];
type Around = { names: Map<string, string>; notes: Map<number, string> };
type Column = [header: string, value: (lead: Lead, around: Around) => unknown];

const sentFields = Object.entries(leadFieldLabels).map(([field, label]): Column => [
  label,
  ({ payload }) => payload[field],
]);

const columns: Column[] = [
  ['Number', ({ id }) => id],
  ['Came in (India)', ({ created_at }) => formatSheetTime(created_at)],
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
  [
    'First response (India)',
    ({ first_response_at }) => first_response_at && formatSheetTime(first_response_at),
  ],
  ['Notes', ({ id }, { notes }) => notes.get(id)],
];

/** The leads of a list as a table for a spreadsheet; who took it stands in the history. */
export function exportLeads(context: Context, actor: Actor, { filter }: ListQuery) {
  const { db } = context;
  return exportCsv(
    {
      header: columns.map(([header]) => header),
      listRows: (part) => listLeadsForExport(db, filter, part),
      async writeCells(leads) {
        const [names, notes] = [await listUserNames(db), await joinNotes(db, leads)];
        return leads.map((lead) =>
          columns.map(([, value]) => cellText(value(lead, { names, notes }))),
        );
      },
    },
    countInHistory(context, actor, leadEntity),
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

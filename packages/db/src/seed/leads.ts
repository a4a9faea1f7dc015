import { getTableColumns, inArray, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { leadMessages, leadNotes, submissions, type NewSubmission } from '../tables/submissions.ts';
import { today } from '../submissions/open-leads.ts';

type Note = typeof leadNotes.$inferInsert;
type Message = typeof leadMessages.$inferInsert;
export type DemoNote = Omit<Note, 'submission_id'>;
export type DemoMessage = Omit<Message, 'submission_id'>;
/** Notes about leads, and messages with them. */
export type LeadNotesAndMessages = { notes: Note[]; messages: Message[] };

export async function insertDemoLeads(tx: Db, rows: NewSubmission[]): Promise<number[]> {
  const inserted = await tx.insert(submissions).values(rows).returning({ id: submissions.id });
  return inserted.map(({ id }) => id);
}

type OfLead = { submission_id: number; notes: DemoNote[]; messages: DemoMessage[] };

export async function insertDemoNotesAndMessages(tx: Db, leads: OfLead[]): Promise<void> {
  await insertNotesAndMessages(tx, {
    notes: leads.flatMap(({ submission_id, notes }) =>
      notes.map((note) => ({ ...note, submission_id })),
    ),
    messages: leads.flatMap(({ submission_id, messages }) =>
      messages.map((message) => ({ ...message, submission_id })),
    ),
  });
}

const { id: _note, ...noteColumns } = getTableColumns(leadNotes);
const { id: _message, ...messageColumns } = getTableColumns(leadMessages);

/** Read before the leads are taken away: they take it with them. */
export async function readNotesAndMessages(tx: Db, ids: number[]): Promise<LeadNotesAndMessages> {
  const [ofNotes, ofMessages] = [leadNotes.submission_id, leadMessages.submission_id];
  return {
    notes: await tx.select(noteColumns).from(leadNotes).where(inArray(ofNotes, ids)),
    messages: await tx.select(messageColumns).from(leadMessages).where(inArray(ofMessages, ids)),
  };
}

export async function insertNotesAndMessages(
  tx: Db,
  { notes, messages }: LeadNotesAndMessages,
): Promise<void> {
  if (notes.length > 0) await tx.insert(leadNotes).values(notes);
  if (messages.length > 0) await tx.insert(leadMessages).values(messages);
}

/** Ninety days of visitors: more for what many have asked about, fewer on weekends. */
export async function insertDemoViews(tx: Db, franchises: number[]): Promise<void> {
  await tx.execute(sql`
    insert into franchise_views (franchise_id, day, saves, views)
    select id, day, (id + extract(doy from day)::int) % 3 / 2, 1 + ((0.5 + 1.4 * asked + (id * 7 % 10) / 5.0)
      * case when extract(isodow from day) > 5 then 0.6 else 1 end
      * (0.5 + ((id * 31 + extract(doy from day)::int * 17) % 100) / 100.0))::int
    from (
      select listed.id, (select count(*) from submissions s where s.franchise_id = listed.id) as asked
      from unnest(${sql.param(franchises)}::int[]) as listed(id)) as brands,
      generate_series(${today} - 89, ${today} - 1, interval '1 day') as day
    on conflict do nothing`);
}

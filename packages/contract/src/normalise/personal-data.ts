import { submissionKinds } from '../constants.ts';
import type { PersonalData, PersonalSubmission } from '../entities/personal-data.ts';
import { array, option, record, text } from './values.ts';

function normaliseSubmission(value: unknown): PersonalSubmission | null {
  const row = record(value);
  const kind = option(row?.kind, submissionKinds);
  if (!row || !kind || typeof row.id !== 'number') return null;
  return { id: row.id, kind, payload: record(row.payload) ?? {}, created_at: text(row.created_at) };
}

export function normalisePersonalData(value: unknown): PersonalData | null {
  const row = record(value);
  const email = text(row?.email);
  if (!row || !email) return null;
  const submissions = (array(row.submissions) ?? [])
    .map(normaliseSubmission)
    .filter((each) => each !== null);
  return { email, submissions };
}

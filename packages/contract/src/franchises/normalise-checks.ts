import { array, option, record, text } from '../normalise/values.ts';
import { checkKindNames, type FranchiseCheck } from './checks.ts';

const day = /^\d{4}-\d\d-\d\d/;

/** One whose kind or day cannot be read is left out. */
export function normaliseChecks(value: unknown): FranchiseCheck[] {
  return (array(value) ?? []).flatMap((each) => {
    const row = record(each);
    const kind = option(row?.kind, checkKindNames);
    const [checked_on] = day.exec(text(row?.checked_on) ?? '') ?? [];
    return kind && checked_on ? [{ kind, checked_on, detail: text(row?.detail) }] : [];
  });
}

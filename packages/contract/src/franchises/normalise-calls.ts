import { array, option, record, text } from '../normalise/values.ts';
import { toNumber } from '../numeric.ts';
import {
  againNames,
  rungOutcomes,
  type CallSummary,
  type FranchiseeCall,
} from './franchisee-calls.ts';

const month = /^\d{4}-\d\d/;
/** Nothing else is played: only our own recordings end with their consent. */
const recordingPath = /^\/recordings\/[\w-]+\.mp3$/;

function count(value: unknown): number | null {
  const number = toNumber(value);
  return number === null || number < 0 ? null : Math.floor(number);
}

/** One whose outcome, month or span cannot be read is left out. */
export function normaliseCalls(value: unknown): FranchiseeCall[] {
  return (array(value) ?? []).flatMap((each) => {
    const row = record(each);
    const outcome = option(row?.outcome, rungOutcomes);
    const [called_in] = month.exec(text(row?.called_in) ?? '') ?? [];
    const months = count(row?.months);
    if (!row || !outcome || !called_in || months === null) return [];
    const recording = text(row.recording);
    return [
      {
        called_in,
        city: text(row.city),
        outcome,
        months,
        again: option(row.again, againNames) ?? 'unsaid',
        words: text(row.words),
        recording: recording && recordingPath.test(recording) ? recording : null,
      },
    ];
  });
}

const counts = (value: unknown) => (array(value) ?? []).map(count).filter((each) => each !== null);

export function normaliseCallSummary(value: unknown): CallSummary | null {
  const row = record(value);
  if (!row) return null;
  return {
    listed: count(row.listed) ?? 0,
    rung: count(row.rung) ?? 0,
    again: count(row.again) ?? 0,
    unreached: count(row.unreached) ?? 0,
    askable: count(row.askable) ?? 0,
    back: counts(row.back),
    waiting: counts(row.waiting),
    closed: counts(row.closed),
  };
}

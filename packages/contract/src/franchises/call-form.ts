import { z } from 'zod';
import { normaliseIndianMobile } from '../format/phone.ts';
import { cleanLine } from '../unwanted-characters.ts';
import { lineOrNull, textOrNull } from '../forms/office-fields.ts';
import { isPastOrToday } from './check-form.ts';
import { againNames, callOutcomeNames, rungOutcomes } from './franchisee-calls.ts';

/** What a franchisee allowed to be published beside how their call ended, which names nobody. */
export const callPermissions = ['nothing', 'words', 'recording'] as const;
export type CallPermission = (typeof callPermissions)[number];
export const permissionLabels: Record<CallPermission, string> = {
  nothing: 'Neither words nor a recording',
  words: 'Their words',
  recording: 'Their words and a recording',
};

/** In one list that is pasted, and of one brand in all. */
export const maxFranchiseesPasted = 500;
export const maxFranchisees = 5_000;
/** In one draw. */
export const maxDrawn = 10;

/** An MP3: no more than its sound is kept. */
export const maxRecordingSeconds = 20;
export const maxRecordingBytes = 1024 * 1024;

/** After that long a month says nothing any more. */
const maxMonths = 360;

export type ListedFranchisee = { name: string; phone: string; city: string | null };

/** An Indian mobile in one form; of any other number its digits. Null for what nobody can ring. */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return null;
  return normaliseIndianMobile(text) ?? digits;
}

/** 'Asha Rao, 98765 43210, Pune': a partner in each line, the cells apart by commas, semicolons or tabs. */
function readLine(line: string): ListedFranchisee | null {
  const [name = '', number = '', city = ''] = line.split(/[,;\t]/).map((cell) => cleanLine(cell));
  const phone = normalisePhone(number);
  if (!name || name.length > 100 || city.length > 100 || !phone) return null;
  return { name, phone, city: city || null };
}

export const franchiseeListSchema = z.object({
  list: z
    .string({ error: 'Please paste a list' })
    .max(100_000, { error: 'This list is too long' })
    .transform((text, context): ListedFranchisee[] => {
      const lines = text.split(/\r?\n/).filter((line) => line.trim());
      const read = lines.map(readLine);
      const bad = read.indexOf(null);
      const fault =
        lines.length === 0
          ? 'Please paste a list'
          : lines.length > maxFranchiseesPasted
            ? `Please paste at most ${maxFranchiseesPasted} lines`
            : bad >= 0 && `Line ${bad + 1} is not “name, phone, city”`;
      if (fault) context.addIssue({ code: 'custom', message: fault });
      return read.filter((each) => each !== null);
    }),
});

/** Of one brand. */
export const maxAskable = 5;
export const askableSchema = z.object({ may_be_asked: z.boolean() });

export const drawSchema = z.object({
  count: z
    .number({ error: 'Please enter a number' })
    .int()
    .min(1, { error: 'Draw at least one' })
    .max(maxDrawn, { error: `Draw at most ${maxDrawn} at a time` }),
});

const isRung = (outcome: string) => (rungOutcomes as readonly string[]).includes(outcome);
const numberOrNull = z
  .string()
  .nullish()
  .transform((text) => (text?.trim() ? Number(text) : null));

/** How a call ended. What somebody did not allow to be published is not stored at all. */
export const callFormSchema = z
  .object({
    version: z.coerce.number().int(),
    outcome: z.enum(callOutcomeNames, { error: 'Please choose how the call ended' }),
    called_on: z.iso
      .date({ error: 'Please enter a day' })
      .refine(isPastOrToday, { error: 'This day is still to come' }),
    months: numberOrNull,
    again: z.enum(againNames, { error: 'Please choose an answer' }).nullish(),
    city: lineOrNull(100),
    permission: z.enum(callPermissions, { error: 'Please choose what they allowed' }).nullish(),
    words: textOrNull(600),
  })
  .superRefine(({ outcome, months, again, permission, words }, context) => {
    const fail = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (words && (permission ?? 'nothing') === 'nothing')
      fail('words', 'They did not allow their words to be published');
    if (!isRung(outcome)) return;
    if (months === null || !Number.isInteger(months) || months < 0 || months > maxMonths)
      fail('months', `Please enter a whole number of months, at most ${maxMonths}`);
    if (!again) fail('again', 'Please choose an answer');
    if (!permission) fail('permission', 'Please choose what they allowed');
  })
  .transform((call) =>
    isRung(call.outcome)
      ? call
      : { ...call, months: null, again: null, city: null, permission: null, words: null },
  );

/** A call as the office lists it, drawn and perhaps rung. */
export type OfficeCall = {
  id: number;
  version: number;
  name: string | null;
  phone: string | null;
  city: string | null;
  drawn_at: string;
  drawn_by: string;
  drawn_of: number;
  outcome: (typeof callOutcomeNames)[number] | null;
  called_on: string | null;
  called_by: string | null;
  months: number | null;
  again: (typeof againNames)[number] | null;
  permission: CallPermission | null;
  words: string | null;
  recording: string | null;
  withdrawn_at: string | null;
};
export type OfficeFranchisee = ListedFranchisee & {
  id: number;
  calls: number;
  may_be_asked: boolean;
};
export type OfficeCalls = {
  business_name: string;
  /** Without the erased ones. */
  franchisees: OfficeFranchisee[];
  calls: OfficeCall[];
};

import { z } from 'zod';
import { investmentRanges, contactSubjects } from '@naya/contract/choices';
import { indianDay } from '@naya/contract/format/indian-day';
import { leadStages } from '@naya/contract/submissions/leads';
import type { DemoLead } from '@naya/core/compose/demo/seed-demo';
import { readJson } from './files.ts';

const sent = {
  name: z.string(),
  email: z.email().endsWith('@example.in'),
  phone: z.string(),
};
const worked = {
  /** Counted back from the first start, so that the demo does not grow old. */
  hoursAgo: z.number(),
  stage: z.enum(leadStages),
  answeredAfterHours: z.number().optional(),
  reply: z.string().optional(),
  answer: z.string().optional(),
  note: z.string().optional(),
  nextStep: z.string().optional(),
  dueInDays: z.int().optional(),
};
const lead = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('enquiry'),
    ...sent,
    ...worked,
    /** The slug of a brand. */
    franchise: z.string(),
    message: z.string(),
  }),
  z.strictObject({
    kind: z.literal('investor'),
    ...sent,
    ...worked,
    location: z.string(),
    investmentRange: z.enum(investmentRanges.map(({ value }) => value)),
    preferredIndustry: z.string(),
    experience: z.string(),
  }),
  z.strictObject({
    kind: z.literal('contact'),
    ...sent,
    ...worked,
    subject: z.enum(contactSubjects),
    message: z.string(),
  }),
]);

/** Invented people who have written to the demo's office. */
const readDemoLeads = () => readJson('leads.json', z.array(lead));

const hourMs = 3_600_000;
/** Author of the demo's notes and replies. */
const author = 'Meera (demo)';

/** The demo's leads in the words of the database, as of now. */
export function demoLeads(now = Date.now()): DemoLead[] {
  const at = (hoursAgo: number) => new Date(now - hoursAgo * hourMs).toISOString();
  return readDemoLeads().map((lead) => {
    const { kind, name, email, phone, hoursAgo, stage, answeredAfterHours: after } = lead;
    const { reply, answer, note, nextStep, dueInDays } = lead;
    const answeredAt = after === undefined ? null : at(hoursAgo - after);
    const due_on =
      dueInDays === undefined ? null : indianDay(new Date(now + dueInDays * 24 * hourMs));
    return {
      slug: lead.kind === 'enquiry' ? lead.franchise : null,
      row: {
        key: crypto.randomUUID(),
        kind,
        name,
        email,
        phone,
        payload: payloadOf(lead),
        answer: '',
        stage,
        next_step: nextStep ?? null,
        due_on,
        // Nobody is reminded of what is only shown.
        reminded_on: due_on,
        first_response_at: answeredAt,
        created_at: at(hoursAgo),
        confirmed_at: kind === 'investor' ? at(hoursAgo) : null,
      },
      notes: note && answeredAt ? [{ author, text: note, created_at: answeredAt }] : [],
      messages: [
        ...(reply
          ? [{ kind: 'reply' as const, author, subject: 'Your message', text: reply }]
          : []),
        ...(reply && answer
          ? [{ kind: 'answer' as const, author: name, subject: null, text: answer }]
          : []),
      ].map((message, index) => ({
        ...message,
        created_at: at(Math.max(0, hoursAgo - (after ?? 0) - index * 5)),
      })),
    };
  });
}

/** The form would have sent this. */
function payloadOf(lead: ReturnType<typeof readDemoLeads>[number]) {
  const { name, email, phone } = lead;
  const person = { name, email, phone };
  if (lead.kind === 'enquiry') return { ...person, message: lead.message };
  if (lead.kind === 'contact') return { ...person, subject: lead.subject, message: lead.message };
  const { location, investmentRange, preferredIndustry, experience } = lead;
  return { ...person, location, investmentRange, preferredIndustry, experience };
}

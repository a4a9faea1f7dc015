import { z } from 'zod';
import { requiredLine, requiredText } from './forms/fields.ts';

export const replyTemplateSchema = z.object({
  name: requiredLine('Please enter a name'),
  subject: requiredLine('Please enter a subject'),
  text: requiredText('Please enter the text'),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema> & { id: number };

/** A template may leave these open; each text stands for an unknown value. */
const fallbacks = { name: 'Sir or Madam', brand: 'the franchise', reference: '' };
type TemplateValues = Partial<Record<keyof typeof fallbacks, string | null>>;

/** Puts name, brand and reference in place of {name}, {brand} and {reference}. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(
    /\{(name|brand|reference)\}/g,
    (_, field: keyof typeof fallbacks) => values[field] || fallbacks[field],
  );
}

/** A new office begins with these; agents edit them. */
export const defaultReplyTemplates = [
  {
    name: 'First answer',
    subject: 'Your enquiry about {brand}',
    text: `Dear {name},

thank you for asking about {brand}. I have read your enquiry and would like to know a little more before I put you in touch:

1. In which city and area do you want to open?
2. How much can you invest, and how much of it is your own?
3. When would you like to start?

Please answer this mail, or tell me when I may call you.

With kind regards`,
  },
  {
    name: 'Could not reach you',
    subject: 'We tried to call you',
    text: `Dear {name},

we tried to call you about {brand} and could not reach you. When may we call again? A day and an hour in answer to this mail is enough.

With kind regards`,
  },
  {
    name: 'Not available there',
    subject: '{brand} in your city',
    text: `Dear {name},

{brand} takes no new partners in your city at present. I can tell you when that changes, or suggest brands of a similar size that are open there. Which would you like?

With kind regards`,
  },
];

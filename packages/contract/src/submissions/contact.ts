import { z } from 'zod';
import { contactSubjects } from '../choices.ts';
import { emailAddress, optionalLine, requiredLine, requiredText } from '../forms/fields.ts';
import { requiredMessages } from '../forms/rules.ts';

const required = requiredMessages.contact;

export const contactSchema = z.object({
  name: requiredLine(required.name),
  email: emailAddress(required.email),
  phone: optionalLine(),
  subject: z.enum(contactSubjects, { error: required.subject }),
  message: requiredText(required.message),
});
export type ContactMessage = z.infer<typeof contactSchema>;
/** What the call takes: what is optional may be missing, null or empty. */
export type ContactForm = z.input<typeof contactSchema>;

import { z } from 'zod';
import { contactSubjects } from './choices.ts';
import { emailAddress, optionalLine, requiredLine, requiredText } from './fields.ts';

export const contactSchema = z.object({
  name: requiredLine('Please enter your name'),
  email: emailAddress('Please enter your email address'),
  phone: optionalLine(),
  subject: z.enum(contactSubjects, { error: 'Please choose a subject' }),
  message: requiredText('Please enter your message'),
});
export type ContactMessage = z.infer<typeof contactSchema>;

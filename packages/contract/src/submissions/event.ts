import { z } from 'zod';
import { emailAddress, optionalLine, optionalText, requiredLine } from '../forms/fields.ts';
import { requiredMessages } from '../forms/rules.ts';

const required = requiredMessages.contact;

/** Somebody wants to come to one event. */
export const eventRegistrationSchema = z.object({
  eventId: requiredLine('Please say which event'),
  name: requiredLine(required.name),
  email: emailAddress(required.email),
  phone: optionalLine(),
  message: optionalText(),
});
export type EventRegistration = z.infer<typeof eventRegistrationSchema>;

import { contactSchema } from '@naya/contract/submissions/contact';
import type { Context } from '../context.ts';
import { storeSubmission } from './store.ts';
import type { Sender } from './received-form.ts';
import { parse } from '../parse.ts';

export async function submitContact(context: Context, body: unknown, sender: Sender) {
  const contact = parse(contactSchema, body);
  return storeSubmission(context, sender, {
    kind: 'contact',
    name: contact.name,
    email: contact.email,
    phone: contact.phone || null,
    payload: contact,
    answer: 'Message Sent Successfully!',
  });
}

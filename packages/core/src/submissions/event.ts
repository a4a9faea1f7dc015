import { messages } from '@naya/contract/api/messages';
import { isPastDay } from '@naya/contract/format/date';
import { eventRegistrationSchema } from '@naya/contract/submissions/event';
import { listEvents } from '@naya/db/events';
import type { Context } from '../context.ts';
import { invalid, requireFound } from '../errors.ts';
import { parse } from '../parse.ts';
import type { Sender } from './received-form.ts';
import { storeSubmission } from './store.ts';

/** What the office, the mail and its calendar file say of the event is kept as it was then. */
export async function registerForEvent(context: Context, body: unknown, sender: Sender) {
  const { eventId, name, email, phone, message } = parse(eventRegistrationSchema, body);
  const events = await listEvents(context.db);
  const event = requireFound(events.find(({ id }) => String(id) === eventId) ?? null, 'Event');
  if (isPastDay(event.date, new Date())) throw invalid({ eventId: 'This event is over' });
  return storeSubmission(context, sender, {
    kind: 'event',
    name,
    email,
    phone: phone || null,
    payload: {
      eventId: event.id,
      eventTitle: event.title,
      eventDate: event.date,
      eventLocation: event.location,
      message,
    },
    answer: messages.eventRegistered,
  });
}

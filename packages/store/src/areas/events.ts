import type { Event } from '../items.ts';
import { messages } from '@naya/contract/api/messages';
import type { Reducer } from '@reduxjs/toolkit';
import { createListArea, type ListState } from '../list-area.ts';
import { createRequest, type Request } from '../request.ts';

export const fetchEvents: Request<Event[], void> = createRequest(
  'events/fetchEvents',
  messages.fetchEvents,
  (calls, _, signal) => calls.events(signal),
);

export const events: Reducer<ListState<Event>> = createListArea('events', fetchEvents).reducer;

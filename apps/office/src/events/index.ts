import { contentResource } from '../shared/resource.tsx';
import { EventInputs } from './EventInputs.tsx';
import { EventList } from './EventList.tsx';

export const events = {
  ...contentResource({ name: 'events', entity: 'event', List: EventList, Inputs: EventInputs }),
  recordRepresentation: 'title',
};

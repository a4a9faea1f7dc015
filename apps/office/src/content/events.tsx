import {
  NumberField,
  TextField,
  DateInput,
  NumberInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { videoTypes } from '@naya/contract/constants';
import { PictureInput } from '../media/PictureInput.tsx';
import { DayField, OfficeList, Rows, searchFilters } from '../shared/OfficeList.tsx';
import { OfficeForm, Pair } from '../shared/OfficeForm.tsx';
import { contentResource } from './resource.tsx';
import { showDay } from '../shared/show-value.ts';

const EventList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'position', order: 'ASC' }}>
    <Rows
      primary={(row) => row.title}
      secondary={(row) => [showDay(row.date), row.location].filter(Boolean).join(' · ')}
    >
      <TextField source="title" />
      <DayField source="date" />
      <TextField source="location" sortable={false} />
      <NumberField source="position" label="Order" />
    </Rows>
  </OfficeList>
);

const EventInputs = () => (
  <OfficeForm>
    <TextInput source="title" isRequired fullWidth />
    <Pair>
      <DateInput source="date" fullWidth />
      <TextInput source="location" fullWidth />
    </Pair>
    <TextInput source="description" multiline fullWidth />
    <PictureInput source="thumbnail" label="Thumbnail" />
    <Pair>
      <SelectInput source="video_type" label="Kind of media" choices={[...videoTypes]} fullWidth />
      <TextInput source="video_id" label="Video id" fullWidth />
    </Pair>
    <TextInput source="video_url" label="Video address" fullWidth />
    <PictureInput source="image_url" label="Picture in place of a video" />
    <NumberInput source="position" label="Place in the order" />
  </OfficeForm>
);

export const events = {
  ...contentResource({ name: 'events', entity: 'event', List: EventList, Inputs: EventInputs }),
  recordRepresentation: 'title',
};

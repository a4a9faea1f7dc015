import { videoTypes } from '@naya/contract/constants';
import { DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { Pair } from '../shared/Pair.tsx';
import { PictureInput } from '../shared/PictureInput.tsx';

export const EventInputs = () => (
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

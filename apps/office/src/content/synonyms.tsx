import { FunctionField, TextArrayInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { OfficeList, Rows } from '../shared/OfficeList.tsx';
import { contentResource } from './resource.tsx';

const SynonymList = () => (
  <OfficeList sort={{ field: 'id', order: 'ASC' }}>
    <Rows primary={(row) => row.words.join(', ')}>
      <FunctionField
        source="words"
        label="Words"
        sortable={false}
        render={(row) => row.words.join(', ')}
      />
    </Rows>
  </OfficeList>
);

const SynonymInputs = () => (
  <OfficeForm>
    <TextArrayInput
      source="words"
      label="Words of the same meaning"
      helperText="Single words. Who searches for one of them also finds the others."
      fullWidth
    />
  </OfficeForm>
);

export const synonyms = {
  ...contentResource({
    name: 'synonyms',
    entity: 'synonyms',
    List: SynonymList,
    Inputs: SynonymInputs,
  }),
  options: { label: 'Search words' },
  recordRepresentation: (row: { words: string[] }) => row.words.join(', '),
};

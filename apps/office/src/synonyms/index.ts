import { contentResource } from '../shared/resource.tsx';
import { SynonymInputs } from './SynonymInputs.tsx';
import { SynonymList } from './SynonymList.tsx';

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

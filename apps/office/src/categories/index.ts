import { contentResource } from '../shared/resource.tsx';
import { CategoryInputs } from './CategoryInputs.tsx';
import { CategoryList } from './CategoryList.tsx';

export const categories = {
  ...contentResource({
    name: 'categories',
    entity: 'category',
    List: CategoryList,
    Inputs: CategoryInputs,
  }),
  recordRepresentation: 'name',
};

import { contentResource } from '../shared/resource.tsx';
import { BlogEdit } from './BlogEdit.tsx';
import { BlogInputs } from './BlogInputs.tsx';
import { BlogList } from './BlogList.tsx';

export const blogs = {
  ...contentResource({ name: 'blogs', entity: 'blog', List: BlogList, Inputs: BlogInputs }),
  edit: BlogEdit,
  recordRepresentation: 'title',
  options: { label: 'Blog' },
};

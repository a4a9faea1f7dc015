import { contentResource } from '../shared/resource.tsx';
import { PageInputs } from './PageInputs.tsx';
import { PageList } from './PageList.tsx';

export const pages = {
  ...contentResource({ name: 'pages', entity: 'page', List: PageList, Inputs: PageInputs }),
  recordRepresentation: 'title',
};

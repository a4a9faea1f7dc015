import { contentResource } from '../shared/resource.tsx';
import { ReplyTemplateInputs } from './ReplyTemplateInputs.tsx';
import { ReplyTemplateList } from './ReplyTemplateList.tsx';

export const replyTemplates = {
  ...contentResource({
    name: 'reply-templates',
    entity: 'reply-template',
    List: ReplyTemplateList,
    Inputs: ReplyTemplateInputs,
  }),
  options: { label: 'Reply templates' },
  recordRepresentation: 'name',
};

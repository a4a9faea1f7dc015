import { z } from 'zod';
import { requiredLine, requiredText } from '../submissions/fields.ts';

export const replyTemplateSchema = z.object({
  name: requiredLine('Please enter a name'),
  subject: requiredLine('Please enter a subject'),
  text: requiredText('Please enter the text'),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema> & { id: number };

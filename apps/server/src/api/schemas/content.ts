import { blogSchema } from '@naya/contract/blog/entity';
import { categorySchema } from '@naya/contract/categories/entity';
import { tradeFieldNames, tradeFields, type TradeFieldName } from '@naya/contract/categories/trade';
import { eventSchema } from '@naya/contract/events/entity';
import { pageLinkSchema, pageSchema } from '@naya/contract/pages/entity';
import { teamMemberSchema } from '@naya/contract/team/entity';
import { documentItem, documentSchema } from './document-schema.ts';

const id = 'Number; stays the same for ever.';
const slug = 'Readable name in URLs.';
const picture = 'A path of this server, or null.';

export const category = documentItem('Category', categorySchema, 'A line of business.', {
  id,
  slug,
  name: 'As in the field `category` of a franchise and the parameter `category`.',
  description: 'One sentence, or null.',
  image: picture,
  ...(Object.fromEntries(
    tradeFieldNames.map((name) => [
      name,
      `Usual in this trade: ${tradeFields[name].label}, or null.`,
    ]),
  ) as Record<TradeFieldName, string>),
  trade_source: 'Where those figures come from, or null.',
});

export const blog = documentItem('Blog', blogSchema, 'A published article.', {
  id,
  slug,
  title: 'Heading.',
  content: 'Cleaned HTML.',
  meta_description: 'One or two sentences for lists, or null.',
  image: picture,
  created_at: 'When it was published: ISO 8601, UTC.',
  category: 'Subject, or null.',
  tags: 'Words for filters.',
  author: 'Name, or null.',
});

export const event = documentItem('Event', eventSchema, 'An event with a video or a picture.', {
  id,
  title: 'Name of the event.',
  date: 'ISO 8601, or null.',
  location: 'City or hall, or null.',
  description: 'Plain text, or null.',
  thumbnail: picture,
  video_type: 'Which of the fields below to use.',
  video_id: 'With `youtube` (11 characters) or `vimeo`.',
  video_url: 'With `custom`: URL of a video file.',
  image_url: 'With `image`: URL of a picture.',
});

export const teamMember = documentItem('TeamMember', teamMemberSchema, 'One of the people.', {
  id,
  name: 'Full name.',
  position: 'What they do, or null.',
  bio: 'Plain text, or null.',
  image: picture,
  joined: 'ISO 8601 date, or null.',
  email: 'E-mail at work, or null.',
  phone: 'Phone at work, or null.',
  linkedin: 'URL, or null.',
  experience: 'Posts held before.',
  skills: 'A few words each.',
});

const link = { id, slug, title: 'Heading.' };
export const pageLink = documentSchema(
  'PageLink',
  pageLinkSchema,
  'A page without its text.',
  link,
);
export const page = documentSchema('Page', pageSchema, 'A page of text.', {
  ...link,
  content: 'Cleaned HTML.',
});

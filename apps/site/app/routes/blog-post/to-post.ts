import type { Blog } from '@naya/contract/blog/entity';
import { plainText } from '@naya/contract/format/text';
import { blogExcerpt } from '@naya/contract/blog/excerpt';
import type { CleanHtml, HtmlCleaner } from '../../data/clean-html.ts';
import { addNonBreakingSpaces } from '../../data/refine-html.ts';

const wordsPerMinute = 220;

export type Post = Omit<Blog, 'id' | 'content' | 'meta_description'> & {
  html: CleanHtml;
  standfirst: string | null;
  summary: string;
  minutes: number;
};

function minutesToRead(content: string): number {
  const words = plainText(content).split(' ').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The content travels once, cleaned. */
export async function toPost(blog: Blog, clean: HtmlCleaner): Promise<Post> {
  const { slug, title, image, created_at, category, tags, author, content } = blog;
  return {
    slug,
    title,
    image,
    created_at,
    category,
    tags,
    author,
    html: await clean(content),
    standfirst: blog.meta_description && addNonBreakingSpaces(blog.meta_description),
    summary: blogExcerpt(blog),
    minutes: minutesToRead(content),
  };
}

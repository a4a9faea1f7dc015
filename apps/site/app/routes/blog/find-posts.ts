import type { Blog } from '@naya/contract/blog/entity';
import { plainText } from '@naya/contract/format/text';
import { withoutAccents } from '@naya/contract/words';
import { toBlogCard, type BlogCardData } from '../../data/blog-card.ts';
import type { BlogQuery } from './blog-query.ts';

type FoundPosts = { posts: BlogCardData[]; categories: string[] };

/** A post is searched again with every letter typed, but its tags are taken out once. */
const searchable = new WeakMap<Blog, string>();

function textOf(blog: Blog): string {
  const known = searchable.get(blog);
  if (known !== undefined) return known;
  const text = withoutAccents(`${blog.title} ${plainText(blog.content)}`);
  searchable.set(blog, text);
  return text;
}

function categoriesOf(blogs: Blog[]): string[] {
  const names = new Set(blogs.map(({ category }) => category).filter((name) => name !== null));
  return [...names].sort((a, b) => a.localeCompare(b, 'en'));
}

function newestFirst(a: Blog, b: Blog): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '');
}

/** Every word has to be there, in the title or in the content. */
export function findPosts(blogs: Blog[], { search, category }: BlogQuery): FoundPosts {
  const words = withoutAccents(search).split(/\s+/);
  const posts = blogs
    .toSorted(newestFirst)
    .filter(
      (blog) =>
        (category === '' || blog.category === category) &&
        words.every((word) => textOf(blog).includes(word)),
    );
  return { posts: posts.map(toBlogCard), categories: categoriesOf(blogs) };
}

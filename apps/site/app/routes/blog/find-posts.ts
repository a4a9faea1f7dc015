import type { Blog } from '@naya/contract/blog/entity';
import { plainText } from '@naya/contract/format/text';
import { blogsUrl, withQuery } from '@naya/contract/urls';
import { withoutAccents } from '@naya/contract/words';
import { toBlogCard, type BlogCardData } from './read-blogs.ts';

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

export type BlogQuery = { search: string; category: string };

function given(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** From a URL or from the form: both hold the same two names. */
export function readBlogQuery(source: URLSearchParams | FormData): BlogQuery {
  return { search: given(source.get('search')), category: given(source.get('category')) };
}

export function blogListUrl({ search, category }: BlogQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category) params.set('category', category);
  return withQuery(blogsUrl, params);
}

export function isFiltered({ search, category }: BlogQuery): boolean {
  return search !== '' || category !== '';
}

import { findBlog, findBlogById } from '@naya/db/blog/public';
import { findRedirect } from '@naya/db/redirects/public';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';

export async function getBlog({ db }: Context, slug: string) {
  const moved = async () => findBlogById(db, await findRedirect(db, 'blog', slug));
  return requireFound((await findBlog(db, slug)) ?? (await moved()), 'Blog post');
}

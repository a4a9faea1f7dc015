import { cacheTags } from '@naya/contract/api/cache-tags';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { publishScheduled, findBlog, findBlogById } from '@naya/db/blog';
import type { Context } from './context.ts';
import { writeHistory } from './history.ts';
import { findRedirect } from '@naya/db/slugs';
import { requireFound } from './errors.ts';
import { sayChecks } from './franchises/say-checks.ts';
import { findPage, findPageById } from '@naya/db/pages';
import { readOwnId } from '@naya/contract/own-id';
import { findTeamMember } from '@naya/db/team';

/** Puts out the posts whose time has come. */
export async function publishDuePosts({ db }: Context, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const posts = await publishScheduled(tx, now.toISOString());
    for (const { id } of posts) {
      const changes = { before: { status: 'scheduled' }, after: { status: 'published' } };
      await writeHistory(tx, { email: 'schedule' }, 'changed', { entity: 'blog', id }, changes);
    }
    await notifyChangedTags(
      tx,
      posts.flatMap((post) => cacheTags.blog(post)),
    );
    return posts.length;
  });
}

export async function getBlog({ db }: Context, slug: string) {
  const moved = async () => findBlogById(db, await findRedirect(db, 'blog', slug));
  return requireFound((await findBlog(db, slug)) ?? (await moved()), 'Blog post');
}

export async function getPage({ db }: Context, slug: string) {
  const moved = async () => findPageById(db, await findRedirect(db, 'page', slug));
  const page = requireFound((await findPage(db, slug)) ?? (await moved()), 'Page');
  return sayChecks(db, page);
}

export async function getTeamMember({ db }: Context, id: string) {
  const known = requireFound(readOwnId(id), 'Team member');
  return requireFound(await findTeamMember(db, known), 'Team member');
}

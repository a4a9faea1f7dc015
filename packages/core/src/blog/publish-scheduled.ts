import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import { publishScheduled } from '@naya/db/blog/publish-scheduled';
import type { Context } from '../context.ts';
import { kindOf } from '../office/records.ts';
import { writeHistory } from '../history/write-history.ts';

/** Puts out the posts whose time has come. */
export async function publishDuePosts({ db }: Context, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const posts = await publishScheduled(tx, now.toISOString());
    for (const { id } of posts) {
      const changes = { before: { status: 'scheduled' }, after: { status: 'published' } };
      await writeHistory(tx, { email: 'schedule' }, 'changed', { entity: 'blog', id }, changes);
      await notifyChangedTags(tx, kindOf('blogs').tags(id));
    }
    return posts.length;
  });
}

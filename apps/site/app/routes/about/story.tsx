import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Picture } from '../../components/picture.tsx';
import { ProseSkeleton } from '../../components/prose-skeleton.tsx';
import { Prose } from '../../components/prose.tsx';
import type { AboutStory } from './reads.ts';

const columns = 'shell grid *:min-w-0 gap-x-16 gap-y-8 py-12 lg:grid-cols-[5fr_7fr] lg:py-20';

/** Nothing, until somebody has written it. */
export function Story({ story }: { story: AboutStory }) {
  if (!story.html && !story.image) return null;
  return (
    <section aria-labelledby="story-title" className={columns}>
      <Picture
        src={story.image}
        alt=""
        sizes="(width < 64rem) 88vw, 30rem"
        className="aspect-[4/3] w-full rounded-card object-cover lg:sticky lg:top-28"
      />
      <div>
        <h2 id="story-title" className="mb-6 text-3xl font-bold lg:text-4xl">
          {story.title || 'Our story'}
        </h2>
        <Prose html={story.html} />
      </div>
    </section>
  );
}

export function StorySkeleton() {
  return (
    <Loading className={columns}>
      <div className="bone aspect-[4/3] rounded-card" />
      <div>
        <SkeletonBlock className="mb-8 h-11 w-4/5" />
        <ProseSkeleton />
      </div>
    </Loading>
  );
}

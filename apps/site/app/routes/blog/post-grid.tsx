import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Picture } from '../../components/picture.tsx';
import { PostCard, PostDate, PostTags, ReadMore } from './post-card.tsx';
import type { BlogCardData } from './read-blogs.ts';

type PostGridProps = { posts: BlogCardData[]; withLead: boolean };

/** The newest article leads, unless the visitor is looking for something. */
export function PostGrid({ posts, withLead }: PostGridProps) {
  const lead = withLead ? posts[0] : undefined;
  return (
    <>
      {lead && <LeadPost post={lead} />}
      <div className="card-grid mt-6">
        {posts.slice(lead ? 1 : 0).map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </>
  );
}

export function PostGridSkeleton({ withLead }: Pick<PostGridProps, 'withLead'>) {
  return (
    <Loading className="mt-6">
      {withLead && (
        <div className="bone mb-6 aspect-[3/4] rounded-card sm:aspect-[4/5] lg:aspect-[11/4]" />
      )}
      <div className="card-grid">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="card">
            <div className="aspect-[16/10] rounded-t-card bone" />
            <div className="card-body">
              <SkeletonBlock className="h-4.5 w-28" />
              <SkeletonBlock className="mt-3 h-6" />
              <SkeletonBlock className="mt-2 h-6 w-3/5" />
              <SkeletonBlock className="mt-4 h-4.5" />
              <SkeletonBlock className="mt-2 h-4.5 w-4/5" />
              <SkeletonBlock className="mt-6 h-6 w-28" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

function LeadPost({ post }: { post: BlogCardData }) {
  return (
    <article className="card mt-6 overflow-hidden *:min-w-0 lg:grid lg:grid-cols-[7fr_5fr]">
      <Picture
        src={post.image}
        alt=""
        priority
        sizes="(width < 64rem) 88vw, 43rem"
        className="aspect-[16/10] size-full object-cover"
      />
      <div className="flex flex-col p-4 lg:p-8">
        <p className="text-ink-muted">
          <PostDate of={post} />
        </p>
        <h2 className="mt-2 text-2xl font-bold lg:text-3xl">{post.title}</h2>
        <p className="mt-3 mb-4 text-lg text-ink-muted">{post.excerpt}</p>
        <div className="mt-auto">
          <PostTags tags={post.tags} />
        </div>
        <ReadMore post={post} />
      </div>
    </article>
  );
}

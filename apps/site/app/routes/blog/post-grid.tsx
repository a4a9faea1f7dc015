import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import type { BlogCardData } from '../../data/blog-card.ts';
import { LeadPost } from './lead-post.tsx';
import { PostCard } from './post-card.tsx';

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

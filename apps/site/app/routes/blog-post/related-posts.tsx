import { SectionHeading } from '../../components/section-heading.tsx';
import type { BlogCardData } from '../../data/blog-card.ts';
import { PostCard } from '../blog/post-card.tsx';

export function RelatedPosts({ posts }: { posts: BlogCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-sunken py-12 lg:py-16 print:hidden">
      <div className="shell">
        <SectionHeading id="related" title="Read next" />
        <div className="mt-8 grid *:min-w-0 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}

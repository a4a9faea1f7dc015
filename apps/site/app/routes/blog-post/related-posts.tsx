import { SectionHeading } from '../../components/section-heading.tsx';
import type { BlogCardData } from '../../data/blog-card.ts';
import { PostCard } from '../blog/post-card.tsx';

export function RelatedPosts({ posts }: { posts: BlogCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-sunken py-12 lg:py-16 print:hidden">
      <div className="shell">
        <SectionHeading id="related" title="Read next" />
        <div className="card-grid mt-8">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}

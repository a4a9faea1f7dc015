import { Picture } from '../../components/picture.tsx';
import type { BlogCardData } from '../../data/blog-card.ts';
import { PostDate, PostTags } from './post-facts.tsx';
import { ReadMore } from './read-more.tsx';

export function LeadPost({ post }: { post: BlogCardData }) {
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

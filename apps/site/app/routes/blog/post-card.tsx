import { Picture } from '../../components/picture.tsx';
import type { BlogCardData } from '../../data/blog-card.ts';
import { PostDate, PostTags } from './post-facts.tsx';
import { ReadMore } from './read-more.tsx';

type PostCardProps = { post: BlogCardData; heading?: 'h2' | 'h3' };

export function PostCard({ post, heading: Title = 'h2' }: PostCardProps) {
  return (
    <article className="card">
      <div className="card-picture aspect-[16/10]">
        <Picture
          src={post.image}
          alt=""
          sizes="(width < 40rem) 88vw, (width < 64rem) 46vw, 24rem"
          className="size-full object-cover"
        />
      </div>
      <div className="card-body">
        <p className="text-sm text-ink-muted">
          <PostDate of={post} />
        </p>
        <Title className="mt-1 text-xl font-bold">{post.title}</Title>
        <p className="card-summary">{post.excerpt}</p>
        <div className="mt-auto">
          <PostTags tags={post.tags} />
        </div>
        <ReadMore post={post} />
      </div>
    </article>
  );
}

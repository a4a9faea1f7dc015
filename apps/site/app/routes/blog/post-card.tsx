import { formatDate } from '@naya/contract/format/date';
import { blogUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { Chip } from '../../components/chip.tsx';
import { Picture } from '../../components/picture.tsx';
import type { BlogCardData } from './read-blogs.ts';

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

export function PostDate({ of }: { of: Pick<BlogCardData, 'created_at'> }) {
  const date = formatDate(of.created_at);
  return date && <time dateTime={of.created_at ?? undefined}>{date}</time>;
}

export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {Array.from(new Set(tags), (tag) => (
        <li key={tag}>
          <Chip>{tag}</Chip>
        </li>
      ))}
    </ul>
  );
}

export function ReadMore({ post }: { post: Pick<BlogCardData, 'slug' | 'title'> }) {
  return (
    <Link to={blogUrl(post.slug)} prefetch="intent" className="card-link">
      Read more<span className="sr-only"> about {post.title}</span>
    </Link>
  );
}

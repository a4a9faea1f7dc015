import { blogUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { BlogCardData } from '../../data/blog-card.ts';

export function ReadMore({ post }: { post: Pick<BlogCardData, 'slug' | 'title'> }) {
  return (
    <Link to={blogUrl(post.slug)} prefetch="intent" className="card-link">
      Read more<span className="sr-only"> about {post.title}</span>
    </Link>
  );
}

import { blogsUrl, blogUrl } from '@naya/contract/urls';
import type { BlogPosting, WithContext } from 'schema-dts';
import type { Post } from '../routes/blog-post/to-post.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { ourselves } from './site.server.ts';
import { absolute, type Place, type Structured } from './thing.server.ts';

function blogPosting(place: Place, post: Post): WithContext<BlogPosting> {
  const { title, summary, created_at, author, tags, category, image } = post;
  const url = absolute(place, blogUrl(post.slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en-IN',
    publisher: ourselves(place),
    keywords: tags,
    ...(image && { image: absolute(place, image) }),
    ...(created_at && { datePublished: created_at }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(category && { articleSection: category }),
  };
}

export function postThings(place: Place, post: Post): Structured[] {
  return [
    blogPosting(place, post),
    breadcrumbs(place, ['Blog', blogsUrl], [post.title, blogUrl(post.slug)]),
  ];
}

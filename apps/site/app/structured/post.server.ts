import { blogsUrl, blogUrl } from '@naya/contract/urls';
import type { BlogPosting, WithContext } from 'schema-dts';
import type { Post } from '../routes/blog-post/to-post.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { ourselves } from './site.server.ts';
import { absolute, type BaseUrl, type Structured } from './thing.server.ts';

function blogPosting(base: BaseUrl, post: Post): WithContext<BlogPosting> {
  const { title, summary, created_at, author, tags, category, image } = post;
  const url = absolute(base, blogUrl(post.slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en-IN',
    publisher: ourselves(base),
    keywords: tags,
    ...(image && { image: absolute(base, image) }),
    ...(created_at && { datePublished: created_at }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(category && { articleSection: category }),
  };
}

export function postThings(base: BaseUrl, post: Post): Structured[] {
  return [
    blogPosting(base, post),
    breadcrumbs(base, ['Blog', blogsUrl], [post.title, blogUrl(post.slug)]),
  ];
}

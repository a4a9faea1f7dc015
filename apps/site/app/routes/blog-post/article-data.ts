import type { Post } from './to-post.ts';

/** The article as search engines read it. */
export function articleData({ title, summary, created_at, author, tags, category }: Post) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    keywords: tags,
    ...(created_at && { datePublished: created_at }),
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(category && { articleSection: category }),
  };
}

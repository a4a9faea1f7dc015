import type { Blog } from '@naya/contract/blog/entity';
import { toBlogCard, type BlogCardData } from '../../data/blog-card.ts';

const relatedCount = 3;
const sameCategoryWeight = 2;

function scoreSimilarity(blog: Blog, other: Blog): number {
  const sharedTags = other.tags.filter((tag) => blog.tags.includes(tag)).length;
  const sameCategory = blog.category !== null && blog.category === other.category;
  return sharedTags + (sameCategory ? sameCategoryWeight : 0);
}

/** Posts of the same category or with the same tags, the nearest first. */
export function nearestPosts(blog: Blog | null, blogs: Blog[]): BlogCardData[] {
  if (!blog) return [];
  return blogs
    .map((other) => ({ other, score: other.slug === blog.slug ? 0 : scoreSimilarity(blog, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, relatedCount)
    .map(({ other }) => toBlogCard(other));
}

import { Prose } from '../../components/prose.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleHeader } from './article-header.tsx';
import type { Post } from './to-post.ts';

export function Article({ post }: { post: Post }) {
  return (
    <article>
      <ArticleHeader post={post} />
      <div className="shell grid *:min-w-0 gap-x-12 gap-y-8 py-6 lg:grid-cols-[16rem_1fr] lg:py-14">
        <ArticleFacts post={post} />
        <Prose html={post.html} />
      </div>
    </article>
  );
}

import { blogsUrl } from '@naya/contract/urls';
import { BackTo } from '../../components/back-to.tsx';
import { Chip } from '../../components/chip.tsx';
import { Picture } from '../../components/picture.tsx';
import type { Post } from './to-post.ts';

export function ArticleHeader({ post }: { post: Post }) {
  return (
    <header className="bg-sunken">
      <div className="shell grid items-center *:min-w-0 gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-[1fr_30rem] lg:pt-14 lg:pb-14">
        <div>
          <BackTo to={blogsUrl}>All articles</BackTo>
          {post.category && (
            <p className="mt-4">
              <Chip category={post.category}>{post.category}</Chip>
            </p>
          )}
          <h1 className="mt-4 text-3xl font-extrabold sm:text-4xl">{post.title}</h1>
          {post.standfirst && (
            <p className="mt-4 max-w-2xl text-lg text-ink-muted">{post.standfirst}</p>
          )}
        </div>
        <Picture
          src={post.image}
          alt=""
          priority
          sizes="(width < 64rem) 88vw, 30rem"
          className="aspect-video w-full rounded-card object-cover"
        />
      </div>
    </header>
  );
}

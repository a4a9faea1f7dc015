import { blogsUrl } from '@naya/contract/urls';
import { CalendarDays, Clock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { PostDate, PostTags } from '../blog/post-card.tsx';
import { BackTo } from '../../components/back-to.tsx';
import { Chip } from '../../components/chip.tsx';
import { classes } from '../../components/classes.ts';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { SocialLogo } from '../../components/social-logo.tsx';
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

function ArticleHeader({ post }: { post: Post }) {
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

/** Author, date, reading time and tags: below the title on a phone, beside the text on a wide screen. */
function ArticleFacts({ post }: { post: Post }) {
  return (
    <div className="grid content-start gap-5 lg:gap-6 border-line wrap-anywhere max-lg:border-b max-lg:pb-6 lg:sticky lg:top-28 lg:mt-0.75 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-muted lg:flex-col">
        {post.author && (
          <Fact icon={<UserRound aria-hidden size={18} />} className="max-sm:w-full">
            {post.author}
          </Fact>
        )}
        {post.created_at && (
          <Fact icon={<CalendarDays aria-hidden size={18} />}>
            <PostDate of={post} />
          </Fact>
        )}
        <Fact icon={<Clock aria-hidden size={18} />}>{post.minutes} min read</Fact>
      </ul>
      <PostTags tags={post.tags} />
      <ShareIcons />
    </div>
  );
}

type FactProps = { icon: ReactNode; children: ReactNode; className?: string };

function Fact({ icon, children, className }: FactProps) {
  return (
    <li className={classes('flex items-center gap-2', className)}>
      {icon}
      {children}
    </li>
  );
}

const sites = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;

/** Images only: the specification gives them no behaviour, so they are not exposed as controls. */
function ShareIcons() {
  return (
    <div
      aria-hidden="true"
      className="flex cursor-default items-center gap-3 text-sm text-ink-muted select-none print:hidden"
    >
      <span>Share</span>
      {sites.map((site) => (
        <SocialLogo key={site} brand={site} className="size-5" />
      ))}
    </div>
  );
}

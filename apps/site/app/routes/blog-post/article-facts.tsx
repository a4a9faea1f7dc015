import { CalendarDays, Clock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../components/classes.ts';
import { PostDate, PostTags } from '../blog/post-facts.tsx';
import { ShareIcons } from './share-icons.tsx';
import type { Post } from './to-post.ts';

/** Author, date, reading time and tags: below the title on a phone, beside the text on a wide screen. */
export function ArticleFacts({ post }: { post: Post }) {
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

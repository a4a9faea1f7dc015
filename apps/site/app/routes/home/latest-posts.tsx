import { formatDate } from '@naya/contract/format/date';
import { blogsUrl, blogUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { BlogCardData } from '../blog/read-blogs.ts';
import { LinkButton } from '../../components/button.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';

export function LatestPosts({ posts }: { posts: SectionData<BlogCardData[]> }) {
  return (
    <section aria-labelledby="posts-title" className="shell py-12 lg:py-20">
      <SectionHeading id="posts-title" title="Latest from the blog" text="Read before you sign.">
        <LinkButton to={blogsUrl} look="outline">
          All articles
        </LinkButton>
      </SectionHeading>
      <Section of={posts} loading={<Waiting />}>
        {(known) =>
          known.length === 0 ? (
            <p className="mt-6 text-ink-muted">No articles yet.</p>
          ) : (
            <ul className="post-grid mt-8">
              {known.map((post) => (
                <li key={post.slug}>
                  <Post post={post} />
                </li>
              ))}
            </ul>
          )
        }
      </Section>
    </section>
  );
}

function Post({ post }: { post: BlogCardData }) {
  return (
    <article className="post">
      <div className="post-picture">
        <Picture
          src={post.image}
          alt=""
          sizes="(width < 64rem) 88vw, 40rem"
          className="size-full object-cover"
        />
      </div>
      <div>
        <p className="text-sm text-ink-muted">
          {[post.category, formatDate(post.created_at)].filter(Boolean).join(' · ')}
        </p>
        <h3 className="post-title">{post.title}</h3>
        <p className="post-excerpt">{post.excerpt}</p>
        <Link to={blogUrl(post.slug)} prefetch="intent" className="card-link post-link">
          Read more<span className="sr-only">: {post.title}</span>
        </Link>
      </div>
    </article>
  );
}

function Waiting() {
  return (
    <Loading className="post-grid mt-8">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="post">
          <SkeletonBlock className="post-picture" />
          <div className="grid content-start gap-2">
            <SkeletonBlock className="h-4 w-32" />
            <SkeletonBlock className="h-7" />
            <SkeletonBlock className="h-16" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

import type { Api } from '@naya/contract/api/port';
import type { Blog } from '@naya/contract/blog/entity';
import { blogsUrl } from '@naya/contract/urls';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, section, serverLoader, peek, type SectionData } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/blog';
import { BlogFilters, searchBoxId } from './blog/blog-filters.tsx';
import { isFiltered, readBlogQuery, findPosts } from './blog/find-posts.ts';
import { PostGrid, PostGridSkeleton } from './blog/post-grid.tsx';
import { readCachedBlogs } from './blog/read-blogs.ts';

const load =
  (readBlogs: (api: Api) => Promise<Blog[]>) =>
  (api: Api, { url }: { url: URL }) => ({
    found: section(
      readBlogs(api).then((blogs) => findPosts(blogs, readBlogQuery(url.searchParams))),
    ),
  });

export const loader = serverLoader(
  load((api) => api.blogs()),
  'found',
);
export const clientLoader = browserLoader(load(readCachedBlogs));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Blog',
    description:
      'Plain-spoken guides to buying a franchise in India: agreements, payback, fees, sites, loans and registrations.',
    path: blogsUrl,
  });
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const query = readBlogQuery(params);
  const found = useLatest(loaderData.found);
  const withLead = !isFiltered(query);
  return (
    <div className="shell page-body">
      <PageHeading title="Blog">
        What to read before you sign: agreements, payback, fees, sites, loans and registrations.
      </PageHeading>
      <BlogFilters query={query} categories={found?.categories ?? []} />
      <output className="mt-6 block min-h-[1lh] text-ink-muted">
        {found && (found.posts.length === 1 ? '1 article' : `${found.posts.length} articles`)}
      </output>
      <Section of={loaderData.found} loading={<PostGridSkeleton withLead={withLead} />}>
        {({ posts }) =>
          posts.length > 0 ? <PostGrid posts={posts} withLead={withLead} /> : <NothingFound />
        }
      </Section>
    </div>
  );
}

function NothingFound() {
  return (
    <StateMessage drawing="search" level="h2" title="No matching articles found">
      <LinkButton
        to={blogsUrl}
        look="outline"
        preventScrollReset
        onClick={() => document.getElementById(searchBoxId)?.focus()}
      >
        Clear filters
      </LinkButton>
    </StateMessage>
  );
}

/** The last data that arrived: it stays while the next is on its way. */
function useLatest<T>(of: SectionData<T>): T | null {
  const [latest, setLatest] = useState(() => peek(of));

  useEffect(() => {
    let current = true;
    const keep = async () => {
      const read = await of;
      if (current && read.ok) setLatest(read.data);
    };
    void keep();
    return () => {
      current = false;
    };
  }, [of]);

  return latest;
}

import { messages } from '@naya/contract/api/messages';
import type { Api } from '@naya/contract/api/port';
import type { Blog } from '@naya/contract/blog/entity';
import { cardVersion, postCard, type CardBrand } from '@naya/contract/cards';
import { blogsUrl, blogUrl, cardUrls } from '@naya/contract/urls';
import type { BlogPosting, WithContext } from 'schema-dts';
import { LinkButton } from '../components/button.tsx';
import { ClientRedirect } from '../components/client-redirect.tsx';
import { pageFailure } from '../components/failure.tsx';
import { SkeletonBlock, Loading } from '../components/loading.tsx';
import { ProseSkeleton } from '../components/prose.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { cleanInBrowser } from '../data/clean-html-in-browser.ts';
import { cleanOnServer } from '../data/clean-html.server.ts';
import type { HtmlCleaner } from '../data/clean-html.ts';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { withData, breadcrumbs, ourselves } from '../data/structured-data.server.ts';
import { absolute, type BaseUrl, type StructuredData } from '../data/structured-data.ts';
import type { Route } from './+types/blog-post';
import { Article } from './blog-post/article.tsx';
import { toPost, type Post } from './blog-post/to-post.ts';
import { PostCard } from './blog/post-card.tsx';
import { readCachedBlogs, toBlogCard, type BlogCardData } from './blog/read-blogs.ts';

type Reads = { clean: HtmlCleaner; readBlogs: (api: Api) => Promise<Blog[]> };

const load =
  ({ clean, readBlogs }: Reads) =>
  (api: Api, { params }: { params: { slug: string } }) => {
    const blog = api.blog(params.slug);
    const posts = Promise.all([blog, readBlogs(api)]);
    return {
      post: section(blog.then((found) => found && toPost(found, clean))),
      related: section(posts.then(([found, all]) => nearestPosts(found, all))),
    };
  };

const redirectUrl = (post: { slug: string } | null, params: { slug: string }) =>
  post && post.slug !== params.slug ? blogUrl(post.slug) : null;

export const loader = serverLoader(
  load({ clean: cleanOnServer, readBlogs: (api) => api.blogs() }),
  'post',
  {
    structured: ({ post }, base) => withData(post, (it) => postStructuredData(base, it)),
    movedTo: ({ post }, params) => redirectUrl(peek(post), params),
    card: ({ post }, brand) => postCardUrl(peek(post), brand),
  },
);
export const clientLoader = browserLoader(
  load({ clean: cleanInBrowser, readBlogs: readCachedBlogs }),
);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const post = peek(loaderData?.post);
  return pageMeta(matches, {
    title: post?.title ?? 'Blog',
    description: post?.summary,
    path: post ? blogUrl(post.slug) : undefined,
    image: post?.image,
    type: 'article',
  });
}

export default function BlogPostPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <Section
        of={loaderData.post}
        loading={<ArticleSkeleton />}
        failed={() => pageFailure(messages.blogNotFound)}
      >
        {(post) =>
          post ? (
            <ClientRedirect to={redirectUrl(post, params)}>
              <Article post={post} />
            </ClientRedirect>
          ) : (
            <PostNotFound />
          )
        }
      </Section>
      <Section of={loaderData.related} loading={null} failed={() => null}>
        {(posts) => <RelatedPosts posts={posts} />}
      </Section>
    </>
  );
}

function PostNotFound() {
  return (
    <div className="shell py-16 lg:py-24">
      <StateMessage level="h1" drawing="shutter" title={messages.blogNotFound}>
        <LinkButton to={blogsUrl}>All articles</LinkButton>
      </StateMessage>
    </div>
  );
}

const relatedCount = 3;
const sameCategoryWeight = 2;

function scoreSimilarity(blog: Blog, other: Blog): number {
  const sharedTags = other.tags.filter((tag) => blog.tags.includes(tag)).length;
  const sameCategory = blog.category !== null && blog.category === other.category;
  return sharedTags + (sameCategory ? sameCategoryWeight : 0);
}

/** Posts of the same category or with the same tags, the nearest first. */
function nearestPosts(blog: Blog | null, blogs: Blog[]): BlogCardData[] {
  if (!blog) return [];
  return blogs
    .map((other) => ({ other, score: other.slug === blog.slug ? 0 : scoreSimilarity(blog, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, relatedCount)
    .map(({ other }) => toBlogCard(other));
}

function RelatedPosts({ posts }: { posts: BlogCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-sunken py-12 lg:py-16 print:hidden">
      <div className="shell">
        <SectionHeading id="related" title="Read next" />
        <div className="card-grid mt-8">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}

function ArticleSkeleton() {
  return (
    <Loading>
      <div className="bg-sunken">
        <div className="shell grid items-center *:min-w-0 gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-[1fr_30rem] lg:pt-10 lg:pb-14">
          <div>
            <SkeletonBlock className="mt-15 h-7 w-28 bg-line" />
            <SkeletonBlock className="mt-4 h-10 bg-line" />
            <SkeletonBlock className="mt-3 h-10 w-3/5 bg-line" />
          </div>
          <div className="bone aspect-video rounded-card bg-line" />
        </div>
      </div>
      <div className="shell grid *:min-w-0 gap-x-12 gap-y-8 py-6 lg:grid-cols-[16rem_1fr] lg:py-14">
        <SkeletonBlock className="h-24 w-48" />
        <ProseSkeleton />
      </div>
    </Loading>
  );
}

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

function postStructuredData(base: BaseUrl, post: Post): StructuredData[] {
  return [
    blogPosting(base, post),
    breadcrumbs(base, ['Blog', blogsUrl], [post.title, blogUrl(post.slug)]),
  ];
}

function postCardUrl(post: Post | null, brand: CardBrand): string | null {
  return post && cardUrls.post(post.slug, cardVersion(postCard(post), brand));
}

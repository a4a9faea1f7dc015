import type { Api } from '@naya/contract/api/port';
import type { Blog } from '@naya/contract/blog/entity';
import { messages } from '@naya/contract/api/errors';
import { blogsUrl, blogUrl } from '@naya/contract/urls';
import { LinkButton } from '../components/button.tsx';
import { pageFailure } from '../components/failure.tsx';
import { ClientRedirect } from '../components/client-redirect.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { cleanInBrowser } from '../data/clean-html-in-browser.ts';
import { cleanOnServer } from '../data/clean-html.server.ts';
import type { HtmlCleaner } from '../data/clean-html.ts';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { readCachedBlogs } from '../data/read-cached-blogs.ts';
import { postCardUrl } from '../structured/card.server.ts';
import { postThings } from '../structured/post.server.ts';
import { withData } from '../structured/thing.server.ts';
import type { Route } from './+types/blog-post';
import { Article } from './blog-post/article.tsx';
import { ArticleSkeleton } from './blog-post/article-skeleton.tsx';
import { toPost } from './blog-post/to-post.ts';
import { RelatedPosts } from './blog-post/related-posts.tsx';
import { nearestPosts } from './blog-post/nearest-posts.ts';

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
    structured: ({ post }, base) => withData(post, (it) => postThings(base, it)),
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
      <Section of={loaderData.post} loading={<ArticleSkeleton />} failed={pageFailure}>
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

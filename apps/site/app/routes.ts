import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('franchises', 'routes/franchises.tsx'),
  route('franchises/category/:categoryName', 'routes/category.tsx'),
  route('about', 'routes/about.tsx'),
  route('team/:id', 'routes/team-member.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/blog-post.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('pages', 'routes/pages.tsx'),
  route('page/:slug', 'routes/page.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('join-investor', 'routes/join-investor.tsx'),
  route('list-franchise', 'routes/list-franchise.tsx'),
  route('my-data/:token', 'routes/my-data.tsx'),
  route('partners', 'routes/partners.tsx'),
  route('franchises/:id', 'routes/franchise.tsx'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** The page of all pieces comes with `npm run dev` alone: a build has no such route. */
const dev =
  process.env['NODE_ENV'] === 'production' ? [] : [route('dev/styles', 'routes/dev-styles.tsx')];

export default [
  index('routes/home.tsx'),
  route('franchises', 'routes/franchises.tsx'),
  route('franchises/category/:categoryName', 'routes/category.tsx'),
  route('franchises/city/:city', 'routes/city.tsx'),
  route('franchises/city/:city/:category', 'routes/city.tsx', { id: 'category-in-city' }),
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
  route('calculator', 'routes/calculator.tsx'),
  route('shortlist', 'routes/shortlist.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('franchises/:id', 'routes/franchise.tsx'),
  route('brand/*', 'routes/brand.tsx'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('offline', 'routes/offline.tsx'),
  ...dev,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

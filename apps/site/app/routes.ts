import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The style guide exists with `npm run dev` only: a production build has no such route. */
const dev =
  process.env['NODE_ENV'] === 'production' ? [] : [route('dev/styles', 'routes/dev-styles.tsx')];

/** No path is an index: a form without JavaScript is sent to the URL of its page, and an index would need `?index` in it. */
const brand = [
  layout('routes/brand/layout.tsx', [
    route('brand/sign-in', 'routes/brand/sign-in.tsx'),
    route('brand/sign-in-link/:token', 'routes/brand/sign-in-link.tsx'),
    route('brand/second-factor', 'routes/brand/second-factor.tsx'),
    route('brand/confirm-enquiry/:token', 'routes/brand/confirm-enquiry.tsx'),
    route('brand/end-enquiry/:token', 'routes/brand/end-enquiry.tsx'),
    route('brand/stop-erasure/:token', 'routes/brand/stop-erasure.tsx'),
    route('brand/listing-answer/:token', 'routes/brand/listing-answer.tsx'),
    route('brand/partner-page/:token', 'routes/brand/partner-page.tsx'),
    route('brand/investor-word/:token/:word', 'routes/brand/investor-feedback.tsx'),
    layout('routes/brand/signed-in-layout.tsx', [
      route('brand/home?', 'routes/brand/home.tsx'),
      route('brand/account', 'routes/brand/account.tsx'),
      layout('routes/brand/brand-layout.tsx', [
        route('brand/:brand', 'routes/brand/inbox.tsx'),
        route('brand/:brand/:enquiry', 'routes/brand/enquiry.tsx'),
        route('brand/:brand/listing', 'routes/brand/listing.tsx'),
        route('brand/:brand/texts', 'routes/brand/texts.tsx'),
        route('brand/:brand/claims', 'routes/brand/claims.tsx'),
        route('brand/:brand/pictures', 'routes/brand/pictures.tsx'),
        route('brand/:brand/papers', 'routes/brand/documents.tsx'),
        route('brand/:brand/figures', 'routes/brand/figures.tsx'),
        route('brand/:brand/plans', 'routes/brand/plans.tsx'),
        route('brand/:brand/people', 'routes/brand/people.tsx'),
        route('brand/:brand/settings', 'routes/brand/settings.tsx'),
      ]),
    ]),
  ]),
];

export default [
  index('routes/home.tsx'),
  route('franchises', 'routes/franchises.tsx'),
  route('franchises/category/:categoryName', 'routes/category.tsx'),
  route('franchises/city', 'routes/cities.tsx'),
  route('franchises/city/:city', 'routes/city.tsx'),
  route('franchises/city/:city/:category', 'routes/city.tsx', {
    id: 'category-in-city',
  }),
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
  route('fact-sheet/:id', 'routes/fact-sheet.tsx'),
  route('shortlist', 'routes/shortlist.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('franchises/:id', 'routes/franchise.tsx'),
  route('franchises/:id/report', 'routes/report.tsx'),
  route('events/:id', 'routes/event.tsx'),
  ...brand,
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('offline', 'routes/offline.tsx'),
  ...dev,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

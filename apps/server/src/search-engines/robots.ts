import { Hono } from 'hono';

/** Everything public may be read; the rest is no secret, but nothing to find either. */
export function robotsRoutes({ sitemap }: { sitemap: string | null }) {
  const lines = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /api/',
    'Disallow: /my-data/',
    ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []),
    '',
  ];
  return new Hono().get('/robots.txt', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(lines.join('\n'));
  });
}

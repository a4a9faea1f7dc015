import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { officeApiUrl } from '@naya/contract/office/urls';
import type { ReadContext } from '@naya/core/context';
import { pino } from 'pino';
import { createApiApp } from '../../src/start/api-app.ts';
import { officeRoutes } from '../../src/start/office.ts';

/** One way to ask: `path` may hold `:name`, `:name{pattern}` and `*`. */
export type FuzzedRoute = { method: string; path: string };

const anyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'QUERY'];
const siteConfig = join(import.meta.dirname, '../../../site/app/routes.ts');

/** Paths served outside the route tables: built files, React Router's own calls, the back office's page. */
const besides = [
  '/assets/*',
  '/:file.txt',
  '/__manifest',
  '/admin',
  '/admin/*',
  '/admin/assets/*',
  '/office/api/*',
  '/.well-known/*',
];

/** Read from the tables that the server itself is made of, so that no new route is forgotten. */
export async function collectRoutes(): Promise<FuzzedRoute[]> {
  const app = createApiApp(
    { publicUrl: 'http://x', db: { $client: {} } } as ReadContext,
    pino({ level: 'silent' }),
  );
  const office = officeRoutes.map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: officeApiUrl + path,
  }));
  const pages = (await sitePaths()).flatMap((path) => [
    { method: 'GET', path },
    { method: 'POST', path },
    { method: 'GET', path: `${path === '/' ? '/_root' : path}.data` },
    { method: 'POST', path: `${path === '/' ? '/_root' : path}.data` },
  ]);
  const files = besides.map((path) => ({ method: 'GET', path }));
  const all = [...app.routes, ...office, ...pages, ...files].flatMap(({ method, path }) =>
    method === 'ALL' ? anyMethod.map((each) => ({ method: each, path })) : [{ method, path }],
  );
  return [...new Map(all.map((each) => [`${each.method} ${each.path}`, each])).values()];
}

async function sitePaths(): Promise<string[]> {
  const { default: config } = (await import(pathToFileURL(siteConfig).href)) as {
    default: { path?: string }[];
  };
  return config.map(({ path = '' }) => `/${path}`);
}

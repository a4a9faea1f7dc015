import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absolute, type BaseUrl } from './thing.server.ts';

type Crumb = [name: string, path: string];

/** The way from the home page, which is always the first step. */
export function breadcrumbs(base: BaseUrl, ...steps: Crumb[]): WithContext<BreadcrumbList> {
  const way: Crumb[] = [['Home', '/'], ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(base, path),
    })),
  };
}

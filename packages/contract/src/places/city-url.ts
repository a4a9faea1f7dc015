import { slugOf } from '../slug.ts';
import { segment } from '../urls.ts';

/** The landing page of a city, or of a category in it. */
export function cityUrl(city: string, category?: string): string {
  const path = `/franchises/city/${segment(slugOf(city))}`;
  return category === undefined ? path : `${path}/${segment(slugOf(category))}`;
}

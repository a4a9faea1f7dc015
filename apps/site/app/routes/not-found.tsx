import { data } from 'react-router';
import { pageMeta } from '../data/meta.ts';
import { NotFound } from '../frame/error-page.tsx';
import type { Route } from './+types/not-found';

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Page Not Found' });
}

export default NotFound;

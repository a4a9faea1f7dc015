import { Outlet } from 'react-router';
import type { Route } from './+types/layout';
import { metaOf } from './pieces.tsx';

/** No cache keeps a page that shows somebody's account. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const answer = await next();
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  },
];

export const meta = metaOf('Your brand');

/** All pages below /brand. */
export default function BrandArea() {
  return (
    <div className="shell py-8 lg:py-12">
      <Outlet />
    </div>
  );
}

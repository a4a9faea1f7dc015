import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/brand';
import { handleBrandForm } from './brand/handle-brand-form.server.ts';
import { BrandView } from './brand/brand-view.tsx';
import { loadBrandPage } from './brand/load.server.ts';
import { sendBrandForm } from './brand/send-brand-form.ts';
import { UnsentToast } from './brand/unsent-toast.tsx';

export const loader = (args: Route.LoaderArgs) => loadBrandPage(args);

export const action = (args: Route.ActionArgs) => handleBrandForm(args);

export const clientAction = (args: Route.ClientActionArgs) => sendBrandForm(args);

/** After a conflict too: the form shows what is stored now, and is sent with its version. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** Without a `path`, pageMeta writes noindex: no search engine lists the pages of a brand. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData?.title ?? 'Your brand' });
}

/** All pages below /brand are one route: each route more would weigh on the first visit of every other page. */
export default function BrandRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="keep-clear shell py-8 lg:py-12">
      <BrandView page={loaderData} answer={actionData} />
      <UnsentToast answer={actionData} />
    </div>
  );
}

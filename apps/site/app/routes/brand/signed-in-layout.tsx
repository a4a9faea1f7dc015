import type { BrandSession } from '@naya/contract/brands/entity';
import { readOwnId } from '@naya/contract/own-id';
import { brandAccountUrl, brandHomeUrl } from '@naya/contract/brands/urls';
import { data, NavLink, Outlet } from 'react-router';
import { Button } from '../../components/button.tsx';
import type { Route } from './+types/signed-in-layout';
import { callBrandApi, readAnswer, sessionContext } from './api.server.ts';
import { BrandForm } from './brand-form.tsx';

/** Ahead of every loader and action: a form with files is held in memory, and nobody without a session gets a place for one. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const ids = Object.values(args.params);
    if (ids.some((id) => readOwnId(id) === null)) throw data(null, { status: 404 });
    const answer = await callBrandApi(args, '/session');
    args.context.set(sessionContext, await readAnswer<BrandSession>(answer));
    const response = await next();
    // An action that opens or ends a session has set the cookie already.
    if (response.headers.has('Set-Cookie')) return response;
    for (const cookie of answer.headers.getSetCookie())
      response.headers.append('Set-Cookie', cookie);
    return response;
  },
];

export const loader = ({ context }: Route.LoaderArgs) => context.get(sessionContext).person;

/** The head of every page for somebody who is signed in: whose pages these are, and the way around. */
export default function SignedInLayout({ loaderData: { name, email } }: Route.ComponentProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-4">
        <p className="min-w-0 wrap-anywhere text-ink-muted">{name || email}</p>
        <div className="flex flex-wrap items-center gap-1">
          <NavLink to={brandHomeUrl} end className="nav-link">
            Your brands
          </NavLink>
          <NavLink to={brandAccountUrl} className="nav-link">
            Account
          </NavLink>
          <BrandForm intent="sign-out">
            <Button type="submit" look="quiet">
              Sign out
            </Button>
          </BrandForm>
        </div>
      </div>
      <Outlet />
    </>
  );
}

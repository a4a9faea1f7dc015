import { brandHomeUrl, brandUrl } from '@naya/contract/brands/urls';
import { listFranchiseUrl } from '@naya/contract/urls';
import { redirect } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/home';
import { sessionContext } from './api.server.ts';
import { BrandForm, UnsentToast } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

/** Somebody with one brand and nothing to claim or to accept comes straight to it. */
export function loader({ context }: Route.LoaderArgs) {
  const { person, brands, invitations, claimable } = context.get(sessionContext);
  const [only, ...others] = [...brands, ...claimable, ...invitations];
  if (only && others.length === 0 && brands.length === 1) throw redirect(brandUrl(only.id));
  return { email: person.email, brands, invitations, claimable };
}

export const action = (args: Route.ActionArgs) =>
  handleForm(args, {
    claim: {
      path: '/claims',
      next: ({ franchise = '' }) => brandUrl(franchise),
    },
    accept: {
      path: '/invitations/accept',
      next: ({ franchise = '' }) => brandUrl(franchise),
    },
    decline: { path: '/invitations/decline', next: brandHomeUrl },
  });

const title = 'Your brands';
export const meta = metaOf(title);

export default function BrandHome({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="my-6 page-title">{title}</h1>
      <Brands {...loaderData} />
      <UnsentToast />
    </>
  );
}

const row =
  'flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-5';

type BrandsProps = Route.ComponentProps['loaderData'];

function Brands({ email, brands, invitations, claimable }: BrandsProps) {
  if (brands.length + invitations.length + claimable.length === 0) {
    return (
      <StateMessage
        title="No listing belongs to you yet"
        text={`None has ${email} on file. List your franchise, or ask the people of the brand or us to invite you.`}
      >
        <LinkButton to={listFranchiseUrl}>List your franchise</LinkButton>
      </StateMessage>
    );
  }
  return (
    <ul className="grid gap-4">
      {invitations.map(({ id, business_name, role }) => (
        <li key={id} className={row}>
          <div className="min-w-0">
            <h2 className="text-xl font-bold wrap-anywhere">{business_name}</h2>
            <p className="text-ink-muted">
              {role === 'owner' ? 'You are invited as an owner.' : 'You are invited as a member.'}{' '}
              If you accept, its people see your name and your e-mail address.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <BrandForm intent="accept" row={{ franchise: id }}>
              <Button type="submit">Accept</Button>
            </BrandForm>
            <BrandForm intent="decline" row={{ franchise: id }}>
              <Button type="submit" look="outline">
                Decline
              </Button>
            </BrandForm>
          </div>
        </li>
      ))}
      {claimable.map(({ id, business_name }) => (
        <li key={id} className={row}>
          <div className="min-w-0">
            <h2 className="text-xl font-bold wrap-anywhere">{business_name}</h2>
            <p className="text-ink-muted">Your address is on file for this listing.</p>
          </div>
          <BrandForm intent="claim" row={{ franchise: id }}>
            <Button type="submit">Claim it</Button>
          </BrandForm>
        </li>
      ))}
      {brands.map(({ id, business_name, role, status }) => (
        <li key={id} className={row}>
          <div className="min-w-0">
            <h2 className="text-xl font-bold wrap-anywhere">{business_name}</h2>
            <p className="text-ink-muted">
              {role === 'owner' ? 'You are an owner' : 'You are a member'}
              {status === 'approved' ? '' : `. The listing is ${status}`}
            </p>
          </div>
          <LinkButton to={brandUrl(id)} look="outline">
            Open
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

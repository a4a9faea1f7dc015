import type { BrandSession } from '@naya/contract/brands/entity';
import { brandUrl, listFranchiseUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

const row =
  'flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-5';

export function BrandHome({
  session: { brands, claimable, person },
  answer,
}: {
  session: BrandSession;
  answer: BrandAnswer | undefined;
}) {
  if (brands.length + claimable.length === 0) {
    return (
      <StateMessage
        title="No listing belongs to you yet"
        text={`None has ${person.email} on file. List your franchise, or ask the people of the brand or us to invite you.`}
      >
        <LinkButton to={listFranchiseUrl}>List your franchise</LinkButton>
      </StateMessage>
    );
  }
  return (
    <ul className="grid gap-4">
      {claimable.map(({ id, business_name }) => (
        <li key={id} className={row}>
          <div className="min-w-0">
            <h2 className="text-xl font-bold wrap-anywhere">{business_name}</h2>
            <p className="text-ink-muted">Your address is on file for this listing.</p>
          </div>
          <BrandForm intent="claim" answer={answer} row={{ franchise: id }}>
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

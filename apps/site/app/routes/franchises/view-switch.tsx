import { franchisesUrl } from '@naya/contract/urls';
import { LayoutGrid, List } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CardLayout } from '../../components/franchise-card.tsx';
import { HiddenParams } from './hidden-params.tsx';
import { listingUrl, type Listing } from './listing.ts';

const views = [
  { view: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { view: 'list', label: 'List view', Icon: List },
] as const;

/** On a phone only the button of the other view. */
export function ViewSwitch({ listing }: { listing: Listing }) {
  const navigate = useNavigate();

  const show = (event: MouseEvent, view: CardLayout) => {
    event.preventDefault();
    void navigate(listingUrl({ ...listing, view }), { replace: true, preventScrollReset: true });
  };

  return (
    <form
      method="get"
      action={franchisesUrl()}
      className="flex shrink-0 rounded-control border border-line-strong bg-surface"
    >
      <HiddenParams listing={listing} except="view" />
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="submit"
          name="view"
          value={view}
          aria-label={label}
          aria-pressed={listing.view === view}
          onClick={(event) => show(event, view)}
          className="grid h-[2.625rem] w-11 place-items-center rounded-[5px] text-ink-muted hover:text-ink aria-pressed:bg-sign-tint aria-pressed:text-sign max-sm:aria-pressed:hidden"
        >
          <Icon aria-hidden size={20} />
        </button>
      ))}
    </form>
  );
}

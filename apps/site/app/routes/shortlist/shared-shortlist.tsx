import { deskLimits, isShortlisted, toggleShortlisted } from '@naya/contract/desk/desk';
import { countOf } from '@naya/contract/format/count';
import { compareUrl } from '@naya/contract/desk/urls';
import { franchisesUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { FranchiseGrid } from '../../components/franchise-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { changeDesk } from '../../desk/desk-store.ts';
import type { ShortlistCards } from './read-cards.ts';

/** Shows the franchises of a shared link to anyone who opens it; notes stay on the sender's device. */
export function SharedShortlist({ cards: { cards, missing } }: { cards: ShortlistCards }) {
  const ids = cards.map(({ id }) => Number(id));
  const shortlistAll = () =>
    changeDesk((desk) =>
      ids.reduce((all, id) => (isShortlisted(all, id) ? all : toggleShortlisted(all, id)), desk),
    );
  return (
    <>
      <PageHeading title="A shared shortlist">
        {countOf(cards.length, 'franchise')} that somebody chose for you.
        {missing.length > 0 && ` ${countOf(missing.length, 'other')} not listed any more.`}
      </PageHeading>
      {cards.length === 0 ? (
        <StateMessage title="None of them is listed any more">
          <LinkButton to={franchisesUrl()}>Browse franchises</LinkButton>
        </StateMessage>
      ) : (
        <>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {cards.length > 1 && (
              <LinkButton to={compareUrl(ids.slice(0, deskLimits.compare))}>Compare</LinkButton>
            )}
            <Button look="outline" onClick={shortlistAll}>
              Add all to my shortlist
            </Button>
          </div>
          <div className="mt-8">
            <FranchiseGrid franchises={cards} heading="h2" />
          </div>
        </>
      )}
    </>
  );
}

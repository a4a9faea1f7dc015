import type { Api } from '@naya/contract/api/port';
import { savedLimits, isShortlisted, toggleShortlisted } from '@naya/contract/saved/saved';
import { parseIds } from '@naya/contract/saved/ids';
import { compareUrl } from '@naya/contract/saved/urls';
import { countOf } from '@naya/contract/format/count';
import { franchisesUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { FranchiseGrid } from '../franchises/franchise-grid.tsx';
import { readCards, type ShortlistCards } from '../franchises/read-franchises.ts';
import { changeSaved } from '../saved/saved.ts';
import type { Route } from './+types/shortlist';
import { OwnShortlist } from './shortlist/own-shortlist.tsx';

const load = (api: Api, { url: { searchParams } }: { url: URL }) => {
  const ids = parseIds(searchParams.get('ids'), savedLimits.shared);
  return { isShared: ids.length > 0, shared: section(readCards(api, ids)) };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Shortlist' });
}

/** Without ids in the URL it shows what this device has stored, which only the browser knows. */
export default function Shortlist({ loaderData: { isShared, shared } }: Route.ComponentProps) {
  return (
    <div className="shell page-body">
      {isShared ? (
        <Section of={shared} loading={null}>
          {(cards) => <SharedShortlist cards={cards} />}
        </Section>
      ) : (
        <OwnShortlist />
      )}
    </div>
  );
}

/** Shows the franchises of a shared link to anyone who opens it; notes stay on the sender's device. */
function SharedShortlist({ cards: { cards, missing } }: { cards: ShortlistCards }) {
  const ids = cards.map(({ id }) => Number(id));
  const shortlistAll = () =>
    changeSaved((saved) =>
      ids.reduce((all, id) => (isShortlisted(all, id) ? all : toggleShortlisted(all, id)), saved),
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
              <LinkButton to={compareUrl(ids.slice(0, savedLimits.compare))}>Compare</LinkButton>
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

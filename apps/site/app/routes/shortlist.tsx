import type { Api } from '@naya/contract/api/port';
import { deskLimits } from '@naya/contract/desk/desk';
import { parseIds } from '@naya/contract/desk/ids';
import { Section } from '../components/section.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/shortlist';
import { OwnShortlist } from './shortlist/own-shortlist.tsx';
import { readCards } from './shortlist/read-cards.ts';
import { SharedShortlist } from './shortlist/shared-shortlist.tsx';

const load = (api: Api, { url: { searchParams } }: { url: URL }) => {
  const ids = parseIds(searchParams.get('ids'), deskLimits.shared);
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

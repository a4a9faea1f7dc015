import type { Api } from '@naya/contract/api/port';
import { compareFranchises } from '@naya/contract/desk/comparison';
import { deskLimits } from '@naya/contract/desk/desk';
import { parseIds } from '@naya/contract/desk/ids';
import { shortlistUrl } from '@naya/contract/desk/urls';
import { franchisesUrl } from '@naya/contract/urls';
import { BackTo } from '../components/back-to.tsx';
import { LinkButton } from '../components/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { formAction } from '../forms/form-action.server.ts';
import type { Route } from './+types/compare';
import type { AskAnswer } from './compare/ask-answer.ts';
import { AskForm } from './compare/ask-form.tsx';
import { handleAskForm } from './compare/handle-ask-form.server.ts';
import { CompareOptions } from './compare/compare-options.tsx';
import { CompareTable } from './compare/compare-table.tsx';
import { readCompared, type Compared } from './compare/read-compared.ts';

const load = (api: Api, { url: { searchParams } }: { url: URL }) => ({
  compared: section(readCompared(api, parseIds(searchParams.get('ids'), deskLimits.compare))),
  onlyDifferences: searchParams.get('only') === 'differences',
});

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = formAction(handleAskForm);

/** Every choice of brands would be a page of its own: none of them is for search engines. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Compare franchises' });
}

export default function Compare({
  loaderData: { compared, onlyDifferences },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="shell page-body pt-6 lg:pt-8">
      <BackTo to={shortlistUrl()}>Your shortlist</BackTo>
      <PageHeading title="Compare franchises" />
      <Section of={compared} loading={null}>
        {(found) => (
          <Comparison
            compared={found}
            onlyDifferences={onlyDifferences}
            answer={askedBy(actionData)}
          />
        )}
      </Section>
    </div>
  );
}

function Comparison({
  compared,
  onlyDifferences,
  answer,
}: {
  compared: Compared;
  onlyDifferences: boolean;
  answer: AskAnswer | undefined;
}) {
  const { franchises, missing } = compared;
  return (
    <>
      {missing > 0 && (
        <output className="mt-4 block rounded-control bg-marigold-tint px-4 py-3">
          {missing === 1 ? 'One of the brands is' : `${missing} of the brands are`} not listed any
          more.
        </output>
      )}
      {franchises.length < 2 ? (
        <StateMessage
          title="Two brands make a comparison"
          text="Mark franchises with the tag on their picture, then compare two to four of them from your shortlist."
        >
          <LinkButton to={shortlistUrl()}>Your shortlist</LinkButton>
          <LinkButton to={franchisesUrl()} look="outline">
            Browse franchises
          </LinkButton>
        </StateMessage>
      ) : (
        <>
          <CompareOptions ids={franchises.map(({ id }) => id)} onlyDifferences={onlyDifferences} />
          <CompareTable
            franchises={franchises}
            rows={compareFranchises(franchises).filter(({ isSame }) => !onlyDifferences || !isSame)}
          />
          <AskForm brands={franchises} answer={answer} />
        </>
      )}
    </>
  );
}

/** A form that was too large to be read answers without what was asked. */
function askedBy(answer: Route.ComponentProps['actionData']): AskAnswer | undefined {
  return answer && { ticked: [], asked: [], ...answer };
}

import { messages } from '@naya/contract/api/messages';
import type { Api } from '@naya/contract/api/port';
import {
  compareFranchises,
  comparedFields,
  type ComparedFranchise,
} from '@naya/contract/saved/comparison';
import { savedLimits } from '@naya/contract/saved/saved';
import { parseIds } from '@naya/contract/saved/ids';
import {
  compareCityParam,
  compareUrl,
  maxCityLength,
  readCompareCity,
  shortlistUrl,
} from '@naya/contract/saved/urls';
import type { Id } from '@naya/contract/id';
import { resolveCity } from '@naya/contract/franchises/chosen-city';
import { pick } from '@naya/contract/pick';
import { enquirySchema } from '@naya/contract/submissions/enquiry';
import { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { franchisesUrl } from '@naya/contract/urls';
import { Square, SquareCheck } from 'lucide-react';
import { data, Form } from 'react-router';
import { BackTo } from '../components/back-to.tsx';
import { Button, LinkButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { enquiryFor } from '../forms/enquirer-fields.tsx';
import { formAction, submitByServer } from '../forms/form-action.server.ts';
import { textsOf } from '../forms/texts-of.ts';
import { readFranchises } from '../franchises/read-franchises.ts';
import { ShareLink } from '../saved/share-link.tsx';
import type { Route } from './+types/compare';
import { AskForm, consentField, nobodyTicked, type AskAnswer } from './compare/ask-form.tsx';
import { CompareTable } from './compare/compare-table.tsx';

const load = (api: Api, { url: { searchParams } }: { url: URL }) => ({
  compared: section(readCompared(api, parseIds(searchParams.get('ids'), savedLimits.compare))),
  onlyDifferences: searchParams.get('only') === 'differences',
  city: readCompareCity(searchParams),
});

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const action = formAction(handleAskForm);

/** Every choice of brands would be a page of its own: none of them is for search engines. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Compare franchises' });
}

export default function Compare({
  loaderData: { compared, onlyDifferences, city },
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
            city={city}
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
  city,
  answer,
}: {
  compared: Compared;
  onlyDifferences: boolean;
  city: string | null;
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
          <CompareOptions
            ids={franchises.map(({ id }) => id)}
            onlyDifferences={onlyDifferences}
            city={city}
          />
          <CompareTable
            franchises={franchises}
            rows={compareFranchises(franchises, city ? resolveCity(city) : null).filter(
              ({ isSame }) => !onlyDifferences || !isSame,
            )}
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

type CompareOptionsProps = { ids: Id[]; onlyDifferences: boolean; city: string | null };

function CompareOptions({ ids, onlyDifferences, city }: CompareOptionsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
      <ShareLink url={compareUrl(ids)} text="Franchises compared" />
      <Form action={compareUrl()} replace preventScrollReset className="flex items-end gap-2">
        <input type="hidden" name="ids" value={ids.join(',')} />
        {onlyDifferences && <input type="hidden" name="only" value="differences" />}
        <TextField
          label="Your city"
          name={compareCityParam}
          defaultValue={city ?? ''}
          autoComplete="address-level2"
          maxLength={maxCityLength}
        />
        <Button type="submit" look="outline">
          Show
        </Button>
      </Form>
      <LinkButton
        look="quiet"
        to={compareUrl(ids, { onlyDifferences: !onlyDifferences, city })}
        replace
        preventScrollReset
        className="max-sm:px-0 sm:ml-auto sm:pr-0"
      >
        {onlyDifferences ? <SquareCheck aria-hidden size={20} /> : <Square aria-hidden size={20} />}
        Differences only
        {onlyDifferences && <span className="sr-only"> (press to show all rows)</span>}
      </LinkButton>
    </div>
  );
}

type Compared = { franchises: ComparedFranchise[]; missing: number };

/** A brand that was taken down leaves the others to be compared. */
async function readCompared(api: Api, ids: number[]): Promise<Compared> {
  const { franchises, missing } = await readFranchises(api, ids);
  return {
    franchises: franchises.map((franchise) => pick(franchise, comparedFields)),
    missing: missing.length,
  };
}

/** The way without JavaScript: one enquiry for each ticked brand, under its name in our own catalogue. */
async function handleAskForm(form: FormData, api: Api) {
  const values = textsOf(form, typedFields);
  const ticked = form.getAll(consentField).filter((value) => typeof value === 'string');
  const { franchises } = await readFranchises(api, parseIds(ticked.join(','), savedLimits.compare));
  const refuse = (status: number, errors: AskAnswer['errors'], message: string | null) =>
    data<AskAnswer>({ values, ticked, errors, message, asked: [] }, { status });
  if (franchises.length === 0) return refuse(422, { [consentField]: nobodyTicked }, null);
  const asked: AskAnswer['asked'] = [];
  for (const brand of franchises) {
    const payload = enquiryFor(brand, values);
    const { data: answer, init } = await submitByServer(
      form,
      enquirySchema,
      payload,
      api.sendEnquiry,
    );
    // Enquiries sent before stay sent: the same form once more does not send them again.
    if (!answer.receipt) return refuse(init?.status ?? 503, answer.errors, messages.enquiryFailed);
    asked.push({ name: brand.business_name, reference: answer.receipt.id, state: 'sent' });
  }
  return data<AskAnswer>({ values: null, ticked: [], errors: {}, message: null, asked });
}

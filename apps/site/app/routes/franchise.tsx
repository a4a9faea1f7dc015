import type { Api } from '@naya/contract/api/port';
import { messages } from '@naya/contract/api/errors';
import { firstWords } from '@naya/contract/format/text';
import { franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import { LinkButton } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { ClientRedirect } from '../components/client-redirect.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { homeOf } from '../data/card-franchise.ts';
import { categoryHue } from '../data/category-hue.ts';
import { browserLoader, peek, section, type SectionData, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { useAddRecent } from '../desk/use-add-recent.ts';
import { franchiseCardUrl } from '../structured/card.server.ts';
import { franchiseThings } from '../structured/franchise.server.ts';
import { withData } from '../structured/thing.server.ts';
import { formAction } from '../forms/form-action.server.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import type { FrameSettings } from '../frame/frame.tsx';
import type { Route } from './+types/franchise';
import { About } from './franchise/about.tsx';
import { handleEnquiryForm } from './franchise/handle-enquiry-form.server.ts';
import { BackLink } from './franchise/back-link.tsx';
import { PauseAndReplyRate } from './franchise/pause-and-reply-rate.tsx';
import type { DetailFranchise } from './franchise/detail-franchise.ts';
import { CalculatorPlace } from './franchise/calculator-place.tsx';
import { CostBar } from './franchise/cost-bar.tsx';
import { DetailHeader } from './franchise/detail-header.tsx';
import { DetailSkeleton } from './franchise/detail-skeleton.tsx';
import type { EnquiryField } from './franchise/enquiry-fields.ts';
import { Enquiry } from './franchise/enquiry.tsx';
import { Facts } from './franchise/facts.tsx';
import { Gallery } from './franchise/gallery.tsx';
import { HowWeKnow } from './franchise/how-we-know.tsx';
import { InvestmentOverview } from './franchise/investment-overview.tsx';
import { Places } from './franchise/places.tsx';
import { readSearchedCity } from './franchise/previous-listing.ts';
import { readDetail, readMedians, readRelated, type Medians } from './franchise/read-franchise.ts';
import { Related } from './franchise/related.tsx';
import { useSendView } from './franchise/use-send-view.ts';

type Where = { params: Route.LoaderArgs['params'] };
const loadFor = (api: Api, { params }: Where, searchedCity: string | null) => {
  const franchise = api.franchise(params.id);
  return {
    franchise: section(readDetail(franchise)),
    medians: section(readMedians(api, franchise, searchedCity)),
    related: section(readRelated(api, franchise)),
  };
};

type Known = Pick<DetailFranchise, 'id' | 'slug'>;
const redirectUrl = (franchise: Known | null, { id }: { id: string }) =>
  franchise && id !== String(franchise.id) && id !== franchise.slug
    ? franchiseUrl(franchise.id)
    : null;

export const loader = serverLoader((api, where: Where) => loadFor(api, where, null), 'franchise', {
  movedTo: ({ franchise }, params) => redirectUrl(peek(franchise), params),
  structured: ({ franchise }, base) => withData(franchise, (it) => franchiseThings(base, it)),
  card: ({ franchise }, brand) => franchiseCardUrl(peek(franchise), brand),
});
export const clientLoader = browserLoader((api, where: Where) =>
  loadFor(api, where, readSearchedCity()),
);

export const action = formAction(handleEnquiryForm);

/** The head of the enquiry, at the bottom of a phone. */
export const handle: FrameSettings = { hasBar: true };

const descriptionWords = 28;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const franchise = peek(loaderData?.franchise);
  if (!franchise) return pageMeta(matches, { title: 'Franchise' });
  return pageMeta(matches, {
    title: `${franchise.business_name} franchise`,
    description: firstWords(franchise.description, descriptionWords),
    path: franchiseUrl(franchise.id),
    image: franchise.images[0] ?? franchise.business_logo,
  });
}

export default function FranchisePage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <div className="shell pt-6 pb-16 lg:pt-8 lg:pb-20">
        <BackLink />
        <Section
          of={loaderData.franchise}
          loading={<DetailSkeleton id={params.id} />}
          failed={failure}
        >
          {(franchise) =>
            franchise ? (
              <ClientRedirect to={redirectUrl(franchise, params)}>
                <Detail
                  franchise={franchise}
                  medians={loaderData.medians}
                  related={loaderData.related}
                  answer={actionData}
                />
              </ClientRedirect>
            ) : (
              <NoFranchise />
            )
          }
        </Section>
      </div>
      <Section of={loaderData.related} loading={null} failed={() => null}>
        {(franchises) => <Related franchises={franchises} />}
      </Section>
    </>
  );
}

function failure(message: string) {
  return <Failure message={message} level="h1" />;
}

type DetailProps = {
  franchise: DetailFranchise;
  medians: SectionData<Medians>;
  related: Route.ComponentProps['loaderData']['related'];
  answer: FormAnswer<EnquiryField> | undefined;
};

function Detail({ franchise, medians, related, answer }: DetailProps) {
  useAddRecent(franchise.id);
  useSendView(franchise.id);
  return (
    <article className={`detail ${categoryHue(franchise.category)}`}>
      <DetailHeader franchise={franchise} place={homeOf(franchise)} />
      <PauseAndReplyRate franchise={franchise} />
      <InvestmentOverview franchise={franchise} medians={medians} />
      <div className="detail-main">
        <Gallery images={franchise.images} name={franchise.business_name} />
        <CostBar franchise={franchise} />
        <CalculatorPlace franchise={franchise} />
        <About franchise={franchise} />
        <Places franchise={franchise} />
        <Facts franchise={franchise} />
      </div>
      <div className="detail-side">
        <HowWeKnow franchise={franchise} />
        <Enquiry franchise={franchise} related={related} answer={answer} />
      </div>
    </article>
  );
}

function NoFranchise() {
  return (
    <StateMessage
      level="h1"
      title={messages.franchiseNotFound}
      text="It may have been taken down, or the address is not quite right."
    >
      <LinkButton to={franchisesUrl()}>Browse franchises</LinkButton>
    </StateMessage>
  );
}

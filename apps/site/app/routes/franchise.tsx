import { messages } from '@naya/contract/api/messages';
import type { Api } from '@naya/contract/api/port';
import { firstWords } from '@naya/contract/format/text';
import { formatHome } from '@naya/contract/franchises/format-place';
import { enquirySchema } from '@naya/contract/submissions/enquiry';
import { franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate, data } from 'react-router';
import { BackTo } from '../components/back-to.tsx';
import { LinkButton } from '../components/button.tsx';
import { categoryHue } from '../components/chip.tsx';
import { ClientRedirect } from '../components/client-redirect.tsx';
import { Failure } from '../components/failure.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, peek, section, serverLoader, type SectionData } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { withData } from '../data/structured-data.server.ts';
import { formAction, submitByServer } from '../forms/form-action.server.ts';
import type { FormAnswer } from '../forms/form.tsx';
import { textsOf } from '../forms/texts-of.ts';
import type { FrameSettings } from '../frame/frame.tsx';
import { FranchiseGrid } from '../franchises/franchise-grid.tsx';
import type { CardFranchise } from '../franchises/read-franchises.ts';
import type { Route } from './+types/franchise';
import { CalculatorPlace } from './franchise/calculator-place.tsx';
import { CostBar } from './franchise/cost-bar.tsx';
import { DetailHeader, DetailSkeleton, PauseAndReplyRate } from './franchise/detail-header.tsx';
import {
  enquiryFields,
  enquiryFrom,
  typedErrors,
  type EnquiryField,
} from './franchise/enquiry-form.tsx';
import { Enquiry } from './franchise/enquiry.tsx';
import { About, Facts } from './franchise/facts.tsx';
import { Gallery } from './franchise/gallery.tsx';
import { HowWeKnow } from './franchise/how-we-know.tsx';
import { InvestmentOverview } from './franchise/investment-overview.tsx';
import { Payments } from './franchise/payments.tsx';
import { OutletsAsTheyAre } from './franchise/outlets-as-they-are.tsx';
import { Places } from './franchise/places.tsx';
import {
  readDetail,
  readMedians,
  readMoney,
  readRelated,
  type DetailFranchise,
  type Medians,
  type Money,
} from './franchise/read-franchise.ts';
import { WouldDoAgain } from './franchise/would-do-again.tsx';
import { franchiseCardUrl, franchiseStructuredData } from './franchise/structured-data.server.ts';
import {
  readSearchedCity,
  useAddRecent,
  useSendView,
  previousListingUrl,
} from './franchise/visit.ts';

type Where = { params: Route.LoaderArgs['params'] };
const loadFor = (api: Api, { params }: Where, searchedCity: string | null) => {
  const franchise = api.franchise(params.id);
  return {
    franchise: section(readDetail(franchise)),
    medians: section(readMedians(api, franchise, searchedCity)),
    money: section(readMoney(api, franchise)),
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
  structured: ({ franchise }, base) =>
    withData(franchise, (it) => franchiseStructuredData(base, it)),
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
                  money={loaderData.money}
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
  money: SectionData<Money | null>;
  answer: FormAnswer<EnquiryField> | undefined;
};

function Detail({ franchise, medians, money, answer }: DetailProps) {
  useAddRecent(franchise.id);
  useSendView(franchise.id);
  return (
    <article className={`detail ${categoryHue(franchise.category)}`}>
      <DetailHeader franchise={franchise} place={formatHome(franchise)} />
      <PauseAndReplyRate franchise={franchise} />
      <InvestmentOverview franchise={franchise} medians={medians} />
      <div className="detail-main">
        <Gallery images={franchise.images} name={franchise.business_name} />
        <WouldDoAgain franchise={franchise} />
        <CostBar franchise={franchise} />
        <Payments franchise={franchise} />
        <CalculatorPlace id={franchise.id} money={money} />
        <About franchise={franchise} />
        <OutletsAsTheyAre franchise={franchise} />
        <Places franchise={franchise} />
        <Facts franchise={franchise} />
      </div>
      <div className="detail-side">
        <HowWeKnow franchise={franchise} />
        <Enquiry franchise={franchise} answer={answer} />
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

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns a visitor from the listing to it as they left it: filters, page and scroll position. */
function BackLink() {
  const navigate = useNavigate();

  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event) || !previousListingUrl()) return;
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <BackTo to={franchisesUrl()} onClick={goBack}>
      Back to franchises
    </BackTo>
  );
}

function Related({ franchises }: { franchises: CardFranchise[] }) {
  const [first] = franchises;
  if (!first) return null;
  return (
    <section
      aria-labelledby="related"
      className="border-t border-line bg-sunken py-12 lg:py-16 print:hidden"
    >
      <div className="shell">
        <SectionHeading id="related" title={`More in ${first.category}`}>
          <LinkButton
            to={franchisesUrl({ category: first.category })}
            look="quiet"
            className="-mx-4"
          >
            See all
            <ArrowRight aria-hidden size={18} />
          </LinkButton>
        </SectionHeading>
        <div className="mt-8">
          <FranchiseGrid franchises={franchises} />
        </div>
      </div>
    </section>
  );
}

/** The way without JavaScript: defaults are sent as they are by the browser, but not shown to the visitor. */
async function handleEnquiryForm(form: FormData, api: Api) {
  const sent = await submitByServer(form, enquirySchema, enquiryFrom(form), api.sendEnquiry);
  // The visitor's own words come back, to be sent to similar brands too if they wish.
  if (sent.data.receipt) {
    return data({ ...sent.data, values: textsOf(form, enquiryFields) }, sent.init ?? {});
  }
  const answer: FormAnswer<EnquiryField> = {
    errors: typedErrors(sent.data.errors),
    message: messages.enquiryFailed,
    values: textsOf(form, enquiryFields),
    receipt: null,
  };
  return data(answer, sent.init ?? {});
}

import type { Api } from '@naya/contract/api/port';
import { textLimits } from '@naya/contract/forms/limits';
import { reportReasons, reportSchema } from '@naya/contract/submissions/report';
import { franchisesUrl, franchiseUrl, pageUrl, reportUrl } from '@naya/contract/urls';
import { BackTo } from '../components/back-to.tsx';
import { Button, LinkButton } from '../components/button.tsx';
import { SelectField, TextArea, TextField } from '../components/field.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useFrame } from '../data/frame.ts';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { formAction, submitByServer } from '../forms/form-action.server.ts';
import { PageForm, PrivacyNote, type FormAnswer } from '../forms/form.tsx';
import { textsOf } from '../forms/texts-of.ts';
import type { Route } from './+types/report';

type Where = { params: Route.LoaderArgs['params'] };

async function readReported(api: Api, id: string) {
  const franchise = await api.franchise(id);
  return franchise && { id: franchise.id, name: franchise.business_name };
}
type Reported = NonNullable<Awaited<ReturnType<typeof readReported>>>;

const load = (api: Api, { params }: Where) => ({
  franchise: section(readReported(api, params.id)),
});
export const loader = serverLoader(load, 'franchise');
export const clientLoader = browserLoader(load);

const fields = ['franchiseId', 'reason', 'message', 'email'] as const;
type Field = (typeof fields)[number];

export const action = formAction((form, api) =>
  submitByServer(form, reportSchema, textsOf(form, fields), api.sendReport),
);

/** Not for search engines: there is one for every brand. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  const name = peek(loaderData?.franchise)?.name;
  return pageMeta(matches, { title: name ? `Report the listing of ${name}` : 'Report a listing' });
}

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="shell page-body pt-6 lg:pt-8">
      <Section of={loaderData.franchise} loading={null}>
        {(franchise) =>
          franchise ? (
            <ReportPage franchise={franchise} answer={actionData} />
          ) : (
            <StateMessage
              level="h1"
              title="There is no such listing"
              text="It may have been taken down already."
            >
              <LinkButton to={franchisesUrl()}>Browse franchises</LinkButton>
            </StateMessage>
          )
        }
      </Section>
    </div>
  );
}

type Props = { franchise: Reported; answer: FormAnswer<Field> | undefined };

/** The operator publishes under this slug what was found wrong and taken down. */
const findingsSlug = 'found-wrong';

function ReportPage({ franchise, answer }: Props) {
  const { pages } = useFrame();
  const hasFindings = pages.some(({ slug }) => slug === findingsSlug);
  return (
    <>
      <BackTo to={franchiseUrl(franchise.id)}>{franchise.name}</BackTo>
      <PageHeading title="Report this listing">
        What is wrong with the listing of {franchise.name}? A person of our team reads it. The brand
        does not.
      </PageHeading>
      <div className="mt-8 max-w-2xl">
        {answer?.receipt ? (
          <output className="block text-xl font-bold">{answer.receipt.message}</output>
        ) : (
          <ReportForm franchise={franchise} answer={answer} />
        )}
        {hasFindings && (
          <p className="mt-6">
            <TextLink to={pageUrl(findingsSlug)}>What we found wrong and took down</TextLink>
          </p>
        )}
      </div>
    </>
  );
}

function ReportForm({ franchise, answer }: Props) {
  return (
    <PageForm<Field>
      action={reportUrl(franchise.id)}
      label="Report this listing"
      about={{ field: 'franchiseId', id: franchise.id }}
      answer={answer}
    >
      {(bind) => (
        <>
          <SelectField
            label="What is wrong"
            required
            placeholder="Please choose"
            choices={reportReasons}
            {...bind('reason')}
          />
          <TextArea
            label="In your words"
            hint="What does it say, and how do you know better?"
            required
            rows={6}
            maxLength={textLimits.text}
            {...bind('message')}
          />
          <TextField
            label="E-mail (optional)"
            hint="Then we write to you what came of it."
            type="email"
            autoComplete="email"
            maxLength={textLimits.email}
            {...bind('email')}
          />
          <PrivacyNote>
            We use what you write only to look at this listing and to answer you.
          </PrivacyNote>
          <Button type="submit" size="large" className="justify-self-start">
            Send report
          </Button>
        </>
      )}
    </PageForm>
  );
}

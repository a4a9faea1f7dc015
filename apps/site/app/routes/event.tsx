import type { Api } from '@naya/contract/api/port';
import { textLimits } from '@naya/contract/forms/limits';
import { eventRegistrationSchema } from '@naya/contract/submissions/event';
import { eventUrl, homeUrl } from '@naya/contract/urls';
import { BackTo } from '../components/back-to.tsx';
import { Button, LinkButton } from '../components/button.tsx';
import { TextArea } from '../components/field.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { useFrame } from '../data/frame.ts';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { formAction, submitByServer } from '../forms/form-action.server.ts';
import { PageForm, PrivacyNote, type FormAnswer } from '../forms/form.tsx';
import { NameEmailPhone } from '../forms/name-email-phone.tsx';
import { textsOf } from '../forms/texts-of.ts';
import type { Route } from './+types/event';
import { readEvents, type EventCardData } from './home/read-home.ts';

type Where = { params: Route.LoaderArgs['params'] };

async function readEvent(api: Api, id: string): Promise<EventCardData | null> {
  return (await readEvents(api)).find((event) => String(event.id) === id) ?? null;
}

const load = (api: Api, { params }: Where) => ({ event: section(readEvent(api, params.id)) });
export const loader = serverLoader(load, 'event');
export const clientLoader = browserLoader(load);

const fields = ['eventId', 'name', 'email', 'phone', 'message'] as const;
type Field = (typeof fields)[number];

export const action = formAction((form, api) =>
  submitByServer(form, eventRegistrationSchema, textsOf(form, fields), api.registerForEvent),
);

/** Not for search engines: it is soon over. */
export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: peek(loaderData?.event)?.title ?? 'Event' });
}

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="shell page-body pt-6 lg:pt-8">
      <Section of={loaderData.event} loading={null}>
        {(event) =>
          event ? (
            <Details event={event} answer={actionData} />
          ) : (
            <StateMessage level="h1" title="There is no such event">
              <LinkButton to={homeUrl}>Back home</LinkButton>
            </StateMessage>
          )
        }
      </Section>
    </div>
  );
}

type Props = { event: EventCardData; answer: FormAnswer<Field> | undefined };

function Details({ event, answer }: Props) {
  const { date, title, location, description, thumbnail, isPast } = event;
  const { ownData } = useFrame();
  return (
    <>
      <BackTo to={homeUrl}>Home</BackTo>
      <p className="font-semibold text-sign tabular">
        {[date, location].filter(Boolean).join(' · ')}
      </p>
      <PageHeading title={title}>{description}</PageHeading>
      <div className="mt-8 grid items-start gap-8 *:min-w-0 lg:grid-cols-2">
        {ownData && (
          <section aria-labelledby="register">
            <h2 id="register" className="text-2xl">
              Register
            </h2>
            {answer?.receipt && <output className="mt-2 block">{answer.receipt.message}</output>}
            {!answer?.receipt && isPast && <p className="mt-2">This event is over.</p>}
            {!answer?.receipt && !isPast && <RegistrationForm event={event} answer={answer} />}
          </section>
        )}
        {thumbnail && (
          <Picture
            src={thumbnail}
            alt=""
            sizes="(width < 64rem) 92vw, 36rem"
            className="aspect-[16/10] w-full rounded-card object-cover"
          />
        )}
      </div>
    </>
  );
}

function RegistrationForm({ event, answer }: Props) {
  return (
    <PageForm<Field>
      action={eventUrl(event.id)}
      label="Register for this event"
      about={{ field: 'eventId', id: event.id }}
      answer={answer}
      className="mt-4"
    >
      {(bind) => (
        <>
          <NameEmailPhone bind={bind} isPhoneOptional />
          <TextArea
            label="A question, or who comes along (optional)"
            rows={4}
            maxLength={textLimits.text}
            {...bind('message')}
          />
          <PrivacyNote>
            Used only for this event. We mail you its day as a calendar file.
          </PrivacyNote>
          <Button type="submit" size="large" className="justify-self-start">
            Register
          </Button>
        </>
      )}
    </PageForm>
  );
}

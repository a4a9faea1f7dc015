import { isApiError } from '@naya/contract/api/is-api-error';
import type { Api } from '@naya/contract/api/port';
import { dataLinkDays } from '@naya/contract/constants';
import { contactUrl, homeUrl } from '@naya/contract/urls';
import { data, Form } from 'react-router';
import { LinkButton, Button } from '../components/button.tsx';
import { pageFailure } from '../components/failure.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { apiFrom } from '../data/site-context.ts';
import type { Route } from './+types/my-data';
import { endParam, MyData, newLinkParam } from './my-data/my-data.tsx';

const load = (api: Api, { params }: { params: { token: string } }) => ({
  mine: section(api.myData(params.token)),
});

export const loader = serverLoader(load, 'mine', {
  isMissing: ({ mine }) => peek(mine) === 'expired',
});

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = apiFrom(context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.has(newLinkParam);
  const ending = /^(?:all|[1-9]\d{0,9})$/.exec(searchParams.get(endParam) ?? '')?.[0];
  const send = () => {
    if (asked) return api.sendNewDataLink(params.token);
    if (!ending) return api.eraseMyData(params.token);
    return api.endMyEnquiries(params.token, ending === 'all' ? ending : Number(ending));
  };
  const answer = { asked, ...(ending && { ending }) };
  try {
    await send();
    return { ...answer, isDone: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return data({ ...answer, isDone: false }, { status: error.status ?? 503 });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Your data with us' });
}

export default function MyDataPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="shell page-body">
      <Section of={loaderData.mine} loading={null} failed={pageFailure}>
        {(mine) => {
          if (mine === 'expired') return <ExpiredLink isAsked={actionData?.isDone} />;
          return mine ? <MyData mine={mine} done={actionData} /> : <DeadLink />;
        }}
      </Section>
    </div>
  );
}

function DeadLink() {
  return (
    <StateMessage
      level="h1"
      drawing="shutter"
      title="This link does not work"
      text="Please open it from our mail once more, or write to us and a person will help."
    >
      <LinkButton to={contactUrl}>Contact us</LinkButton>
    </StateMessage>
  );
}

/** A new link goes by mail only, to the e-mail of the old one: whoever found that one learns nothing. */
function ExpiredLink({ isAsked }: { isAsked: boolean | undefined }) {
  if (isAsked) {
    return (
      <StateMessage
        level="h1"
        title="Please look into your mailbox"
        text="If we still hold anything that your e-mail address has sent us, a mail with a new link is on its way to it. We send at most three an hour."
      >
        <LinkButton to={homeUrl}>Back to Home</LinkButton>
      </StateMessage>
    );
  }
  return (
    <StateMessage
      level="h1"
      drawing="shutter"
      title="This link has expired"
      text={`Links to your data work for ${dataLinkDays} days. We can mail a new one to the e-mail address that this one was for.`}
    >
      {isAsked === false && (
        <p role="alert" className="mb-3 font-semibold text-brick">
          It could not be sent just now. Please try again in a moment.
        </p>
      )}
      <Form method="post" action={`?${newLinkParam}`} replace>
        <Button type="submit">Mail me a new link</Button>
      </Form>
    </StateMessage>
  );
}

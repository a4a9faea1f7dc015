import type { Api } from '@naya/contract/api/port';
import { isApiError } from '@naya/contract/api/errors';
import { contactUrl } from '@naya/contract/urls';
import { data } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { pageFailure } from '../components/failure.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { apiFrom } from '../data/site-context.ts';
import type { Route } from './+types/my-data';
import { ExpiredLink, newLinkParam } from './my-data/expired-link.tsx';
import { MyData } from './my-data/my-data.tsx';

const load = (api: Api, { params }: { params: { token: string } }) => ({
  mine: section(api.myData(params.token)),
});

export const loader = serverLoader(load, 'mine', {
  isMissing: ({ mine }) => peek(mine) === 'expired',
});

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = apiFrom(context);
  const isNewLink = new URL(request.url).searchParams.has(newLinkParam);
  try {
    await (isNewLink ? api.sendNewDataLink(params.token) : api.eraseMyData(params.token));
    return { isDone: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return data({ isDone: false }, { status: error.status ?? 503 });
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
          return mine ? <MyData mine={mine} isErased={actionData?.isDone} /> : <DeadLink />;
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

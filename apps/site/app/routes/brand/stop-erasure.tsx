import { formatDateTime } from '@naya/contract/format/date';
import { brandAccountUrl } from '@naya/contract/brands/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/stop-erasure';
import { callBrandApi, readAnswer } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction, shouldRevalidate } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

type Loaded = { due_at: string } | null;

/** Null once it is stopped, also when the page is loaded anew after its own form. */
export async function loader(args: Route.LoaderArgs): Promise<Loaded> {
  const path = `/erasures/${encodeURIComponent(args.params.token)}`;
  const answer = await callBrandApi(args, path);
  return answer.status === goneStatus ? null : readAnswer<Loaded>(answer);
}

const goneStatus = 410;

export const action = (args: Route.ActionArgs) =>
  handleForm(args, { 'stop-erasure': { path: '/erasures' } });

export const meta = metaOf('Keep your account');

/** Mail programs open links ahead of their readers: only the button stops it. */
export default function StopErasure({ params, loaderData: asked }: Route.ComponentProps) {
  const answer = useAnswer();
  if (answer?.isDone) {
    return (
      <StateMessage
        level="h1"
        title="Your account stays"
        text="If you had not asked for its erasure, please look where you are signed in, and sign out there."
      >
        <LinkButton to={brandAccountUrl}>Your account</LinkButton>
      </StateMessage>
    );
  }
  if (!asked) {
    return (
      <StateMessage
        level="h1"
        drawing="shutter"
        title="There is nothing to stop"
        text="This erasure has been stopped before, or is over."
      >
        <LinkButton to={brandAccountUrl}>Your account</LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <StateMessage
        level="h1"
        title="Keep your account?"
        text={`It is to be erased on ${formatDateTime(asked.due_at)} (Indian time).`}
      >
        <BrandForm intent="stop-erasure">
          <input type="hidden" name="token" value={params.token} />
          <Button type="submit" size="large">
            Keep it
          </Button>
        </BrandForm>
      </StateMessage>
      <UnsentToast />
    </>
  );
}

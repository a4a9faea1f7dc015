import type { EnquiryToConfirm } from '@naya/contract/brands/entity';
import { formatDateTime } from '@naya/contract/format/date';
import { franchisesUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/confirm-enquiry';
import { readFromBrandApi } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = (args: Route.LoaderArgs) =>
  readFromBrandApi<EnquiryToConfirm>(
    args,
    `/confirmations/${encodeURIComponent(args.params.token)}`,
  );

export const action = (args: Route.ActionArgs) =>
  handleForm(args, { 'confirm-enquiry': { path: '/confirmations' } });

export const meta = metaOf('Confirm that you sent it');

/** Mail programs open links ahead of their readers: only the button confirms. */
export default function ConfirmEnquiry({ params, loaderData: enquiry }: Route.ComponentProps) {
  const { business_name, created_at, confirmed } = enquiry;
  const answer = useAnswer();
  if (confirmed || answer?.isDone) {
    return (
      <StateMessage
        level="h1"
        title="Thank you"
        text={
          business_name === null
            ? 'Your registration is confirmed, and counted among our investors.'
            : `${business_name} sees that your enquiry is confirmed.`
        }
      >
        <LinkButton to={franchisesUrl()}>See franchises</LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <StateMessage
        level="h1"
        title={
          business_name === null ? 'Did you register as an investor?' : 'Did you send this enquiry?'
        }
        text={`It ${business_name === null ? '' : `is about ${business_name} and `}came in on ${formatDateTime(created_at)} (Indian time). If it was not you, do nothing.`}
      >
        <BrandForm intent="confirm-enquiry">
          <input type="hidden" name="token" value={params.token} />
          <Button type="submit" size="large">
            Yes, I sent it
          </Button>
        </BrandForm>
      </StateMessage>
      <UnsentToast />
    </>
  );
}

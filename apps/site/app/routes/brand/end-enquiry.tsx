import type { EnquiryToEnd } from '@naya/contract/brands/entity';
import { formatDateTime } from '@naya/contract/format/date';
import { franchisesUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/end-enquiry';
import { readFromBrandApi } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = (args: Route.LoaderArgs) =>
  readFromBrandApi<EnquiryToEnd>(args, `/endings/${encodeURIComponent(args.params.token)}`);

export const action = (args: Route.ActionArgs) =>
  handleForm(args, { 'end-enquiry': { path: '/endings' } });

export const meta = metaOf('End your enquiry');

/** Mail programs open links ahead of their readers: only the button ends it. */
export default function EndEnquiry({ params, loaderData: enquiry }: Route.ComponentProps) {
  const { business_name: brand, created_at, ended } = enquiry;
  const answer = useAnswer();
  if (ended || answer?.isDone) {
    return (
      <StateMessage
        level="h1"
        title="Your enquiry has ended"
        text={
          brand
            ? `${brand} is told, and sees neither your number nor your e-mail address in its inbox any more. What was mailed before lies in their mailbox.`
            : 'Nobody writes to you about it any more.'
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
        title="End this enquiry?"
        text={`You asked${brand ? ` about ${brand}` : ''} on ${formatDateTime(created_at)} (Indian time). Then nobody writes to you or calls you about it any more, and your number and e-mail address go from the brand's inbox.`}
      >
        <BrandForm intent="end-enquiry">
          <input type="hidden" name="token" value={params.token} />
          <Button type="submit" size="large">
            Do not contact me about this
          </Button>
        </BrandForm>
      </StateMessage>
      <UnsentToast />
    </>
  );
}

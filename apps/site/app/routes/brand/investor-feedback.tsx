import { investorFeedbackLabels, feedbackOptions } from '@naya/contract/brands/stages';
import { franchisesUrl } from '@naya/contract/urls';
import { data } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/investor-feedback';
import { readFromBrandApi } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const feedback = feedbackOptions.find((each) => each === args.params.word);
  if (!feedback) throw data(null, { status: 404 });
  const path = `/words/${encodeURIComponent(args.params.token)}`;
  const { business_name } = await readFromBrandApi<{ business_name: string }>(args, path);
  return { business_name, feedback };
}

export const action = (args: Route.ActionArgs) => handleForm(args, { word: { path: '/words' } });

export const meta = metaOf('Did they answer?');

/** Mail programs open links ahead of their readers: only the button counts. */
export default function InvestorFeedback({ params, loaderData }: Route.ComponentProps) {
  const { business_name, feedback } = loaderData;
  if (useAnswer()?.isDone) {
    return (
      <StateMessage level="h1" title="Thank you" text="It helps the next investor.">
        <LinkButton to={franchisesUrl()}>See franchises</LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <StateMessage level="h1" title={`Did ${business_name} answer you?`}>
        <BrandForm intent="word">
          <input type="hidden" name="token" value={params.token} />
          <input type="hidden" name="word" value={feedback} />
          <Button type="submit" size="large">
            {investorFeedbackLabels[feedback]}
          </Button>
        </BrandForm>
      </StateMessage>
      <UnsentToast />
    </>
  );
}

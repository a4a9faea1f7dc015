import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import { brandHomeUrl } from '@naya/contract/brands/urls';
import { brandSignInUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { Route } from './+types/sign-in-link';
import { requireNoSession } from './api.server.ts';
import { BrandForm, UnsentToast, useAnswer } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { metaOf } from './pieces.tsx';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = requireNoSession;

export const action = (args: Route.ActionArgs) =>
  handleForm(args, { link: { path: '/sign-in/link', next: brandHomeUrl } });

export const meta = metaOf(brandSignInTitle);

/** Mail programs open links ahead of their readers: only the button uses the link up. */
export default function SignInLink({ params }: Route.ComponentProps) {
  const answer = useAnswer();
  if (answer && !answer.isUnsent) {
    return (
      <StateMessage
        level="h1"
        drawing="shutter"
        title="This link does not work any more"
        text={answer.message ?? 'It has been used or is too old.'}
      >
        <LinkButton to={brandSignInUrl}>Mail me a new one</LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <StateMessage level="h1" title={brandSignInTitle} text="One press, and you are in.">
        <BrandForm intent="link">
          <input type="hidden" name="token" value={params.token} />
          <Button type="submit" size="large">
            Sign in
          </Button>
        </BrandForm>
      </StateMessage>
      <UnsentToast />
    </>
  );
}

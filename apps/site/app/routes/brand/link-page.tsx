import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import { brandSignInUrl } from '@naya/contract/urls';
import { Button, LinkButton } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

/** Mail programs open links ahead of their readers: only the button uses the link up. */
export function LinkPage({ token, answer }: { token: string; answer: BrandAnswer | undefined }) {
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
    <StateMessage level="h1" title={brandSignInTitle} text="One press, and you are in.">
      <BrandForm intent="link" answer={undefined}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large">
          Sign in
        </Button>
      </BrandForm>
    </StateMessage>
  );
}

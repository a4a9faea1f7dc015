import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import { signInCodeLength, signInMinutes } from '@naya/contract/brands/forms';
import { textLimits } from '@naya/contract/submissions/limits';
import { listFranchiseUrl } from '@naya/contract/urls';
import { TextLink } from '../../components/text-link.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { BrandForm } from './brand-form.tsx';
import type { BrandAnswer } from './page.ts';

export function SignIn({ answer }: { answer: BrandAnswer | undefined }) {
  const { values = {}, errors = {}, isDone = false } = answer ?? {};
  const isSent = isDone || values['code'] !== undefined;
  return (
    <div className="mx-auto max-w-md">
      <h1 className="page-title">{brandSignInTitle}</h1>
      {isSent ? (
        <Code email={values['email'] ?? ''} answer={answer} />
      ) : (
        <BrandForm intent="ask-sign-in" answer={answer} className="mt-6 grid gap-5">
          <p className="text-ink-muted">
            There is no password. We mail you a link and a code to the address that we have on file
            for your listing.
          </p>
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={textLimits.email}
            defaultValue={values['email']}
            error={errors['email']}
          />
          <Button type="submit" size="large">
            Mail me a link and a code
          </Button>
          <p className="text-ink-muted">
            Not listed yet? <TextLink to={listFranchiseUrl}>List your franchise</TextLink>
          </p>
        </BrandForm>
      )}
    </div>
  );
}

function Code({ email, answer }: { email: string; answer: BrandAnswer | undefined }) {
  return (
    <>
      <output className="mt-4 block text-ink-muted">
        If <strong className="wrap-anywhere text-ink">{email}</strong> belongs to a brand, a mail is
        on its way. Open its link, or type its code here. Both work for {signInMinutes} minutes.
      </output>
      <BrandForm intent="code" answer={answer} className="mt-6 grid gap-5">
        <input type="hidden" name="email" value={email} />
        <TextField
          label={`Code of ${signInCodeLength} digits`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={signInCodeLength + 2}
          className="tabular"
          error={answer?.errors['code']}
        />
        <Button type="submit" size="large">
          Sign in
        </Button>
      </BrandForm>
      <BrandForm intent="ask-sign-in" answer={undefined} className="mt-3">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" look="quiet">
          Mail me a new one
        </Button>
      </BrandForm>
    </>
  );
}

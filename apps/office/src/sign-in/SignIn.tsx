import { Button, Link } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { NeedsCode, type SignInFields as Typed } from '../api/auth-provider.ts';
import { useFormErrors } from '../shared/use-small-form.ts';
import { SignInCard } from './SignInCard.tsx';
import { SignInFields } from './SignInFields.tsx';

export function SignIn() {
  const { submit, ...state } = useSignIn(useLogin());
  return (
    <SignInCard title="Back office" onSubmit={submit}>
      <SignInFields {...state} />
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
      <Link href="#/forgotten-password">Forgotten your password?</Link>
    </SignInCard>
  );
}

/** E-mail and password first, then the code of the second factor when the account has one. */
export function useSignIn(signIn: (fields: Typed) => Promise<unknown>) {
  const [asksCode, setAsksCode] = useState(false);
  const { errors, failure, run } = useFormErrors(['code']);
  const submit = async (form: FormData) => {
    await run(() =>
      signIn(Object.fromEntries(form)).catch((error: unknown) => {
        if (!(error instanceof NeedsCode)) throw error;
        setAsksCode(true);
      }),
    );
  };
  return { asksCode, failure, wrongCode: errors['code'], submit };
}

import { useState } from 'react';
import { NeedsCode, type SignInFields } from '../api/auth-provider.ts';
import { useFormErrors } from '../shared/use-form-errors.ts';

/** E-mail and password first, then the code of the second factor when the account has one. */
export function useSignIn(signIn: (fields: SignInFields) => Promise<unknown>) {
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

import { useState } from 'react';
import { NeedsCode, type SignInFields } from '../api/auth-provider.ts';
import { useFormErrors } from '../shared/use-form-errors.ts';

/** E-mail and password first, then the code of the second factor when the account has one. */
export function useSignIn(signIn: (fields: SignInFields) => Promise<unknown>) {
  const [asksCode, setAsksCode] = useState(false);
  const { errors, failure, clear, tell } = useFormErrors(['code']);
  const submit = async (form: FormData) => {
    clear();
    try {
      await signIn(Object.fromEntries(form));
    } catch (error) {
      if (error instanceof NeedsCode) setAsksCode(true);
      else tell(error);
    }
  };
  return { asksCode, failure, wrongCode: errors['code'], submit };
}

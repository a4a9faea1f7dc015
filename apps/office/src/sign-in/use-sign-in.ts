import { useState } from 'react';
import { NeedsCode, type SignInFields } from '../api/auth-provider.ts';
import { fieldReasons, reasonOf } from '../api/reasons.ts';

/** E-mail and password first, then the code of the second factor when the account has one. */
export function useSignIn(signIn: (fields: SignInFields) => Promise<unknown>) {
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState('');
  const [wrongCode, setWrongCode] = useState('');
  const submit = async (form: FormData) => {
    setFailure('');
    setWrongCode('');
    try {
      await signIn(Object.fromEntries(form));
    } catch (error) {
      const { code } = fieldReasons(error);
      if (error instanceof NeedsCode) setAsksCode(true);
      else if (code) setWrongCode(code);
      else setFailure(reasonOf(error, 'Please try again.'));
    }
  };
  return { asksCode, failure, wrongCode, submit };
}

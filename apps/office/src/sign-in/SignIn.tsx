import { Alert, Button, Link, TextField } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { NeedsCode } from '../api/auth-provider.ts';
import { focusIt } from '../shared/focus.ts';
import { SignInCard } from './Card.tsx';

/** Address and password, and the code of the second factor when the account has one. */
export function SignIn() {
  const login = useLogin();
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState('');
  const submit = async (form: FormData) => {
    setFailure('');
    try {
      await login(Object.fromEntries(form));
    } catch (error) {
      if (error instanceof NeedsCode) setAsksCode(true);
      else setFailure(error instanceof Error ? error.message : 'Please try again.');
    }
  };
  return (
    <SignInCard title="Back office" onSubmit={submit}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {asksCode ? (
        <TextField
          key="code"
          name="code"
          label="Code from your app"
          autoComplete="one-time-code"
          required
          inputRef={focusIt}
        />
      ) : (
        <>
          <TextField
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            required
            inputRef={focusIt}
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
          />
        </>
      )}
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
      <Link href="#/forgotten-password">Forgotten your password?</Link>
    </SignInCard>
  );
}

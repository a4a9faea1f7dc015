import { Button, Link } from '@mui/material';
import { useLogin } from 'react-admin';
import { SignInCard } from './SignInCard.tsx';
import { SignInFields } from './SignInFields.tsx';
import { useSignIn } from './use-sign-in.ts';

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

import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { signIn, whoAmI } from '../api/auth-provider.ts';
import { notSaved } from '../api/call.ts';
import {
  retryAfterSignIn,
  dismissSignIn,
  useSignInRequest,
  type SignInRequest,
} from '../api/sign-in-requests.ts';
import { SignInFields } from './SignInFields.tsx';
import { useSignIn } from './SignIn.tsx';

/** Above the screen, when a session has ended: the form below stays as it is. */
export function SignInDialog() {
  const request = useSignInRequest();
  return request && <SignInForm {...request} />;
}

function SignInForm({ unsaved }: SignInRequest) {
  const { data: me } = useQuery({ queryKey: ['who am I'], queryFn: whoAmI });
  const { submit, ...state } = useSignIn(async (fields) => {
    await signIn(fields);
    retryAfterSignIn();
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble out of a portal: the form below the dialog would be submitted too.
    event.stopPropagation();
    void submit(new FormData(event.currentTarget));
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="session-ended">
      <form onSubmit={send}>
        <DialogTitle id="session-ended">{unsaved ? notSaved : 'Please sign in'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            Your session has ended.{' '}
            {unsaved
              ? 'Nothing is lost: it is saved as soon as you have signed in.'
              : 'You go on where you are.'}
          </DialogContentText>
          <SignInFields {...state} knownEmail={me?.email ?? ''} />
        </DialogContent>
        <DialogActions>
          <Button onClick={dismissSignIn}>Not now</Button>
          <Button type="submit" variant="contained">
            Sign in
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

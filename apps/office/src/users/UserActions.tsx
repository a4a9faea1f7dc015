import { Button } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  TopToolbar,
  useGetIdentity,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { call } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';

type Step = { method: string; path: string; done: string; ask?: string };

/** An owner can do this for a colleague besides changing their details. */
export function UserActions() {
  const user = useRecordContext();
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<Step | null>(null);
  const refresh = useRefresh();
  const redirect = useRedirect();
  const act = useAction();
  if (!user) return <TopToolbar />;
  const run = async ({ method, path, done }: Step) => {
    setAsked(null);
    const messages = { done, failed: 'It is not done.' };
    if (!(await act(() => call(method, `/users/${user.id}${path}`), messages))) return;
    if (method === 'DELETE') redirect('list', 'users');
    else refresh();
  };
  const button = (label: string, step: Step) => (
    <Button
      size="small"
      color={step.method === 'DELETE' ? 'error' : 'primary'}
      onClick={() => (step.ask ? setAsked(step) : void run(step))}
    >
      {label}
    </Button>
  );
  const isOther = identity !== undefined && identity.id !== user.id;
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {button('Sign out everywhere', {
        method: 'POST',
        path: '/sign-out',
        done: 'Signed out everywhere.',
      })}
      {isOther &&
        user.active &&
        button('Send the invitation again', {
          method: 'POST',
          path: '/invitation',
          done: `A link to set a password is on its way to ${user.email}.`,
        })}
      {isOther &&
        user.two_factor &&
        button('Reset the second factor', {
          method: 'POST',
          path: '/two-factor/off',
          done: 'The password alone is enough now.',
          ask: `Until they set up another one, ${user.name} signs in with the password alone. Make sure that it is them who ask.`,
        })}
      {isOther &&
        button('Remove this person', {
          method: 'DELETE',
          path: '',
          done: 'Removed.',
          ask: `${user.name} can never sign in again with this account, and their leads have nobody. What they did stays in the history. This cannot be undone.`,
        })}
      <Confirm
        isOpen={asked !== null}
        title="Are you sure?"
        content={asked?.ask ?? ''}
        onConfirm={() => asked && void run(asked)}
        onClose={() => setAsked(null)}
      />
    </TopToolbar>
  );
}

import { useNotify } from 'react-admin';
import { describeError } from '../api/read-errors.ts';

/** Says why something was not done: in the server's words, or in the given ones where it had none. */
export function useNotifyFailure() {
  const notify = useNotify();
  return (error: unknown, otherwise: string) =>
    notify(describeError(error, otherwise), { type: 'error' });
}

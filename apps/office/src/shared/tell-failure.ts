import { useNotify } from 'react-admin';
import { reasonOf } from '../api/reasons.ts';

/** Says why something was not done: in the server's words, or in the given ones where it had none. */
export function useTellFailure() {
  const notify = useNotify();
  return (error: unknown, otherwise: string) =>
    notify(reasonOf(error, otherwise), { type: 'error' });
}

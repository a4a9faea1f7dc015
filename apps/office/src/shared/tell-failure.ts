import { useNotify } from 'react-admin';

/** Says why something was not done: in the server's words, or in the given ones where it had none. */
export function useTellFailure() {
  const notify = useNotify();
  return (error: unknown, otherwise: string) =>
    notify(error instanceof Error ? error.message : otherwise, { type: 'error' });
}

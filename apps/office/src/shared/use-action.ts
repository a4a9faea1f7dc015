import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { describeError, get } from '../api/call.ts';

type ActionMessages<Answer> = { done?: string | ((answer: Answer) => string); failed: string };

/** Runs an action, one at a time, and tells the operator how it ended; resolves to true on success. */
export function useAction() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const isRunning = useRef(false);
  return async <Answer>(act: () => Promise<Answer>, { done, failed }: ActionMessages<Answer>) => {
    // A double click sends once.
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      const answer = await act();
      if (done) notify(typeof done === 'string' ? done : done(answer), { type: 'success' });
      return true;
    } catch (error) {
      notifyFailure(error, failed);
      return false;
    } finally {
      isRunning.current = false;
    }
  };
}

/** Says why something was not done: in the server's words, or in the given ones where it had none. */
export function useNotifyFailure() {
  const notify = useNotify();
  return (error: unknown, otherwise: string) =>
    notify(describeError(error, otherwise), { type: 'error' });
}

/** Reads a path that is no react-admin resource; call `refetch` after a change. */
export function useRead<Answer>(path: string) {
  return useQuery({
    queryKey: ['office', path],
    queryFn: () => get<Answer>(path),
  });
}

import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNotifyFailure } from './use-notify-failure.ts';

type Told<Answer> = { done?: string | ((answer: Answer) => string); failed: string };

/** Runs an action, one at a time, and tells the operator how it ended; resolves to true on success. */
export function useAction() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const isRunning = useRef(false);
  return async <Answer>(act: () => Promise<Answer>, { done, failed }: Told<Answer>) => {
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

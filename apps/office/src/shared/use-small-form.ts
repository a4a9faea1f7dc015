import { useState } from 'react';
import { useNotify } from 'react-admin';
import { readFieldErrors } from '../api/read-errors.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

type SmallForm = {
  send: (typed: FormData) => Promise<unknown>;
  /** The operator reads this when it is sent. */
  done: string;
  /** The operator reads this when it is not. */
  failed: string;
  onDone: () => void;
  /** Empties the form for the next one. */
  resets?: boolean;
};

/** A form of its own beside a record: the server's reasons stand at its fields, the outcome in a message. */
export function useSmallForm({ send, done, failed, onDone, resets = false }: SmallForm) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (form: HTMLFormElement) => {
    try {
      await send(new FormData(form));
      setErrors({});
      if (resets) form.reset();
      notify(done, { type: 'success' });
      onDone();
    } catch (error) {
      setErrors(readFieldErrors(error));
      notifyFailure(error, failed);
    }
  };
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { errors, onSubmit };
}

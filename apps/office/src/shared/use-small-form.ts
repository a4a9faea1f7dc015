import { useState } from 'react';
import { readFieldErrors } from '../api/read-errors.ts';
import { useAction } from './use-action.ts';

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
  const run = useAction();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (form: HTMLFormElement) => {
    const sendTyped = () =>
      send(new FormData(form)).catch((error: unknown) => {
        setErrors(readFieldErrors(error));
        throw error;
      });
    if (!(await run(sendTyped, { done, failed }))) return;
    setErrors({});
    if (resets) form.reset();
    onDone();
  };
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { errors, onSubmit };
}

import { useState, useRef } from 'react';
import { readFieldErrors, describeError } from '../api/call.ts';
import { useTypedForm } from './leave-guard.tsx';
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

/**
 * A form of its own beside a record: the server's reasons stand at its fields, the outcome in a message. Nobody leaves what
 * is typed without a question.
 */
export function useSmallForm({ send, done, failed, onDone, resets = false }: SmallForm) {
  const run = useAction();
  const { isTyped, setTyped, onInput } = useTypedForm();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (form: HTMLFormElement) => {
    const sendTyped = () =>
      send(new FormData(form)).catch((error: unknown) => {
        setErrors(readFieldErrors(error));
        throw error;
      });
    if (!(await run(sendTyped, { done, failed }))) return;
    setErrors({});
    setTyped(false);
    if (resets) form.reset();
    onDone();
  };
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { errors, isTyped, formProps: { noValidate: true, onSubmit, onInput } };
}

/**
 * Sends a small form, once at a time, and holds the server's errors: at its fields, or above them when none of its fields is named.
 * `run` resolves to true on success.
 */
export function useFormErrors(fields: string[]) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);
  const run = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setFailure('');
    try {
      await send();
      setErrors({});
      return true;
    } catch (error) {
      const named = readFieldErrors(error);
      setErrors(named);
      const isMarked = fields.some((field) => named[field]);
      setFailure(isMarked ? '' : describeError(error, 'Please try again.'));
      return false;
    } finally {
      isRunning.current = false;
    }
  };
  return { errors, failure, run };
}

import { useRef, useState } from 'react';
import { readFieldErrors, describeError } from '../api/read-errors.ts';

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

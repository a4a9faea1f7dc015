import { useState } from 'react';
import { readFieldErrors, describeError } from '../api/read-errors.ts';

/** Holds the server's errors of a small form: at its fields, or above them when none of its fields is named. */
export function useFormErrors(fields: string[]) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const clear = () => {
    setErrors({});
    setFailure('');
  };
  const tell = (error: unknown) => {
    const named = readFieldErrors(error);
    setErrors(named);
    const isMarked = fields.some((field) => named[field]);
    setFailure(isMarked ? '' : describeError(error, 'Please try again.'));
  };
  return { errors, failure, clear, tell };
}

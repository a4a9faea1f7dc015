import { useState } from 'react';
import { fieldReasons, reasonOf } from '../api/reasons.ts';

/** Why a small form was refused: at one of its fields, or above them. */
export function useRefusal(fields: string[]) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const clear = () => {
    setErrors({});
    setFailure('');
  };
  const tell = (error: unknown) => {
    const named = fieldReasons(error);
    setErrors(named);
    const isMarked = fields.some((field) => named[field]);
    setFailure(isMarked ? '' : reasonOf(error, 'Please try again.'));
  };
  return { errors, failure, clear, tell };
}

import { useEffect, type RefObject } from 'react';
import type { FieldErrors } from './form-answer.ts';

/** Whenever new errors arrive, the first field that has one takes the focus. */
export function useFocusOnErrors(
  form: RefObject<HTMLFormElement | null>,
  errors: FieldErrors,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}

import { useEffect, useState, type ChangeEvent, type RefObject } from 'react';
import { checkControl, checkForm, isControl, type RequiredMessages } from './check-form.ts';
import { noErrors, type FieldErrors } from './form-answer.ts';
import { useFocusOnErrors } from './use-focus-on-errors.ts';

/**
 * Checks a form when it is sent, and a field with an error again as it is typed. `earlier` are the server's errors, shown
 * until the browser finds some itself. Without JavaScript the browser's own check stays on.
 */
export function useFormCheck(
  form: RefObject<HTMLFormElement | null>,
  required: RequiredMessages,
  earlier: FieldErrors,
) {
  const [{ found, errors }, setChecked] = useState({ found: noErrors, errors: noErrors });

  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  });
  useFocusOnErrors(form, found === noErrors ? earlier : found);

  return {
    errors: found === noErrors ? earlier : errors,
    /** Whether the form may be sent. */
    check: (): boolean => {
      const all = form.current ? checkForm(form.current, required) : noErrors;
      setChecked({ found: all, errors: all });
      return all === noErrors;
    },
    recheck: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (!isControl(target) || !(target.name in errors)) return;
      const { [target.name]: _, ...others } = errors;
      const error = checkControl(target, required);
      setChecked({ found, errors: error ? { ...others, [target.name]: error } : others });
    },
  };
}

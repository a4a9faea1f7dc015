import { useEffect, useRef, type RefObject } from 'react';

/** When the panel goes it takes the focus with it: the form, or its first fault, gets it back. */
export function useFocusBack(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  const wasSent = useRef(isSent);
  useEffect(() => {
    const hasReturned = wasSent.current && !isSent;
    wasSent.current = isSent;
    if (!hasReturned) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
  }, [form, isSent]);
}

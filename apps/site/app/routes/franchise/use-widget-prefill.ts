import { readTypedEnquiry } from '@naya/contract/submissions/typed-enquiry';
import { enquiryAnchor } from '@naya/contract/urls';
import { useEffect, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Fills empty fields with what a visitor typed in the widget on another site, and takes it out of the URL. */
export function useWidgetPrefill(form: RefObject<HTMLFormElement | null>): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const typed = readTypedEnquiry(hash);
    if (!typed || !form.current) return;
    for (const [name, text] of Object.entries(typed)) {
      const field = form.current.elements.namedItem(name);
      const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (takesText && field.value === '') field.value = text;
    }
    void navigate({ search, hash: enquiryAnchor }, { replace: true });
  }, [form, hash, search, navigate]);
}

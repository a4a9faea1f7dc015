import { useEffect, useRef } from 'react';
import { Checkbox } from '../components/checkbox.tsx';
import {
  forgetContact,
  readContact,
  rememberedFields,
  storeContact,
} from './remembered-contact.ts';

/** Fills in what the visitor wished to have remembered on this device; without the tick it is forgotten. */
export function RememberMe() {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = box.current?.form;
    if (!form) return;
    const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
    const stored = readContact();
    if (stored && box.current) {
      box.current.checked = true;
      for (const name of rememberedFields) {
        const input = inputOf(name);
        if (input?.value === '') input.value = stored[name];
      }
    }
    const remember = () => {
      if (!box.current?.checked) return forgetContact();
      const [name = '', email = '', phone = ''] = rememberedFields.map(
        (field) => inputOf(field)?.value.trim() ?? '',
      );
      storeContact({ name, email, phone });
    };
    form.addEventListener('submit', remember);
    return () => form.removeEventListener('submit', remember);
  }, []);

  return (
    <Checkbox
      ref={box}
      onChange={(event) => event.currentTarget.checked || forgetContact()}
      labelClass="text-sm lg:min-h-7 noscript:hidden"
    >
      Remember me on this device
    </Checkbox>
  );
}

import { useEffect, useRef } from 'react';
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
    <label className="flex min-h-11 items-center gap-3 text-sm lg:min-h-7 noscript:hidden">
      <input
        ref={box}
        type="checkbox"
        onChange={(event) => event.currentTarget.checked || forgetContact()}
        className="size-5 shrink-0 accent-sign"
      />
      Remember me on this device
    </label>
  );
}

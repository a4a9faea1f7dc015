import { textLimits } from '@naya/contract/forms/limits';
import type { Id } from '@naya/contract/id';
import { provider } from '@naya/contract/site-info/provider';
import {
  enquiryWithDefaults,
  type EnquiryPayload,
} from '@naya/contract/submissions/enquiry-defaults';
import type { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../components/checkbox.tsx';
import { TextArea } from '../components/field.tsx';
import { readStored, writeStored } from '../data/device-storage.ts';
import { bindFields, type FieldErrors } from './form.tsx';
import { NameEmailPhone } from './name-email-phone.tsx';

export type Enquirer = Record<(typeof typedFields)[number], string>;

type Props = { values: Partial<Enquirer> | null | undefined; errors: FieldErrors };

/** Every form that makes enquiries has these fields. */
export function EnquirerFields({ values, errors }: Props) {
  const bind = bindFields(values, errors);
  return (
    <>
      <NameEmailPhone bind={bind} />
      <TextArea label="Message" rows={2} maxLength={textLimits.text} {...bind('message')} />
      <RememberMe />
    </>
  );
}

export type AskedBrand = { id: Id; business_name: string };

/** The enquiry to one brand: the same text goes to each in a submission of its own. */
export function enquiryFor({ id, business_name }: AskedBrand, enquirer: Enquirer): EnquiryPayload {
  const about = { franchiseId: String(id), franchiseName: business_name };
  return enquiryWithDefaults({ ...enquirer, ...about }, provider.email);
}

/** Fills in the contact details remembered on this device; without the tick they are deleted. */
function RememberMe() {
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

const storageKey = 'naya-contact';

const rememberedFields = ['name', 'email', 'phone'] as const;
type RememberedContact = Record<(typeof rememberedFields)[number], string>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Null when nothing was remembered, or nothing that can be read. */
function readContact(): RememberedContact | null {
  const stored = Object(readStored(storageKey)) as Partial<Record<string, unknown>>;
  const [name, email, phone] = rememberedFields.map((field) => textOf(stored[field]));
  return name && email && phone ? { name, email, phone } : null;
}

function storeContact(contact: RememberedContact): void {
  writeStored(storageKey, contact);
}

function forgetContact(): void {
  writeStored(storageKey, null);
}

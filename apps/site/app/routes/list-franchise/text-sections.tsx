import { textLimits } from '@naya/contract/submissions/limits';
import type { ReactNode } from 'react';
import { TextArea, TextField } from '../../components/field.tsx';
import type { Bind } from './bind.ts';
import { FormSection } from './form-section.tsx';

export function BasicInformation({ bind }: { bind: Bind }) {
  return (
    <FormSection number={1} title="Basic Information" text="Your own contact details.">
      <TextField label="Name" required autoComplete="name" {...bind('name')} />
      <TextField
        label="Designation"
        required
        autoComplete="organization-title"
        {...bind('designation')}
      />
      <TextField label="Email" type="email" required autoComplete="email" {...bind('email')} />
      <TextField
        label="Phone"
        inputMode="numeric"
        required
        autoComplete="tel-national"
        hint="10 digits, without +91"
        {...bind('phone')}
      />
    </FormSection>
  );
}

export function CompanyInformation({ bind, children }: { bind: Bind; children: ReactNode }) {
  return (
    <FormSection number={2} title="Company Information" text="The brand, and where it operates.">
      <TextField
        label="Company Name"
        required
        autoComplete="organization"
        {...bind('business_name')}
      />
      <TextField
        label="Website"
        inputMode="url"
        autoComplete="url"
        placeholder="www.yourbrand.in"
        {...bind('website')}
      />
      <TextField
        label="Headquarters"
        required
        autoComplete="address-level2"
        className="sm:col-span-2"
        {...bind('Headquarters')}
      />
      <div className="grid gap-5 sm:col-span-2">{children}</div>
    </FormSection>
  );
}

export function Description({ bind }: { bind: Bind }) {
  return (
    <FormSection number={5} title="Description" text="What an investor should know first.">
      <TextArea
        label="Description"
        required
        rows={7}
        maxLength={textLimits.text}
        hint="What you sell, what makes an outlet work, and what support a partner gets."
        className="sm:col-span-2"
        {...bind('description')}
      />
    </FormSection>
  );
}

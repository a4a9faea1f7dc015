import { emailPattern } from '@naya/contract/submissions/email-pattern';
import { textLimits } from '@naya/contract/submissions/limits';
import type { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { TextArea, TextField } from '../components/field.tsx';
import type { FieldErrors } from './form-answer.ts';
import { RememberMe } from './remember-me.tsx';

export type Enquirer = Record<(typeof typedFields)[number], string>;

type Props = { values: Partial<Enquirer> | null | undefined; errors: FieldErrors };

/** Every form that makes enquiries has these fields. */
export function EnquirerFields({ values, errors }: Props) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={textLimits.line}
        autoComplete="name"
        defaultValue={values?.name}
        error={errors['name']}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        maxLength={textLimits.email}
        pattern={emailPattern}
        autoComplete="email"
        defaultValue={values?.email}
        error={errors['email']}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        required
        maxLength={textLimits.line}
        autoComplete="tel"
        defaultValue={values?.phone}
        error={errors['phone']}
      />
      <TextArea
        label="Message"
        name="message"
        rows={2}
        maxLength={textLimits.text}
        defaultValue={values?.message}
        error={errors['message']}
      />
      <RememberMe />
    </>
  );
}

import { textLimits } from '@naya/contract/submissions/limits';
import type { typedFields } from '@naya/contract/submissions/typed-enquiry';
import { TextArea } from '../components/field.tsx';
import { bindFields } from './bind-fields.ts';
import type { FieldErrors } from './form-answer.ts';
import { NameEmailPhone } from './name-email-phone.tsx';
import { RememberMe } from './remember-me.tsx';

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

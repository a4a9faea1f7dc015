import { emailPattern, textLimits } from '@naya/contract/forms/limits';
import { TextField } from '../components/field.tsx';
import type { BindField } from './form.tsx';

type NameEmailPhoneProps = {
  bind: BindField<'name' | 'email' | 'phone'>;
  nameLabel?: string;
  isPhoneOptional?: boolean;
};

/** How the visitor can be reached: the first fields of every form but that of a listing. */
export function NameEmailPhone({
  bind,
  nameLabel = 'Name',
  isPhoneOptional = false,
}: NameEmailPhoneProps) {
  return (
    <>
      <TextField
        label={nameLabel}
        required
        maxLength={textLimits.line}
        autoComplete="name"
        {...bind('name')}
      />
      <TextField
        label="Email"
        type="email"
        required
        maxLength={textLimits.email}
        pattern={emailPattern}
        autoComplete="email"
        {...bind('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        required={!isPhoneOptional}
        maxLength={textLimits.line}
        autoComplete="tel"
        {...bind('phone')}
      />
    </>
  );
}

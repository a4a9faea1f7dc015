import { emailPattern, textLimits } from '@naya/contract/forms/limits';
import { askAboutEmail, askAboutPhone } from '@naya/contract/forms/ask-again';
import { useState, type ComponentProps } from 'react';
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
      <AskingField
        ask={askAboutEmail}
        label="Email"
        type="email"
        required
        maxLength={textLimits.email}
        pattern={emailPattern}
        autoComplete="email"
        {...bind('email')}
      />
      <AskingField
        ask={askAboutPhone}
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

type AskingFieldProps = ComponentProps<typeof TextField> & {
  ask: (typed: string) => string | null;
};

/** Asks again, once the field is left, about what is probably mistyped; that stops nobody. */
function AskingField({ ask, ...field }: AskingFieldProps) {
  const [question, setQuestion] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      hint={question}
      onBlur={(event) => setQuestion(ask(event.currentTarget.value))}
    />
  );
}

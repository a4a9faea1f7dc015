import type { ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { FormAlert } from '../../forms/form-alert.tsx';
import { answerTo, intentField, type BrandAnswer } from './page.ts';

type BrandFormProps = {
  intent: string;
  /** Of the last form that was sent from this page, whichever it was. */
  answer: BrandAnswer | undefined;
  /** Names the row of a list that the form is about: its answer stands in that row alone. */
  row?: Record<string, string | number>;
  className?: string;
  hasFiles?: boolean;
  children: ReactNode;
};

/** A form that works with and without JavaScript; it says what it is for. While one is on its way, no other is sent. */
export function BrandForm({ intent, answer, row, className, hasFiles, children }: BrandFormProps) {
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const own = answerTo(intent, answer);
  const named = Object.entries(row ?? {});
  const isAbout = named.every(([name, value]) => own?.values[name] === String(value));
  return (
    <Form
      method="post"
      action={pathname}
      className={className}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <input type="hidden" name={intentField} value={intent} />
      {named.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {own && isAbout && !own.isDone && !own.isUnsent && (
        <FormAlert errors={own.errors} message={own.message} />
      )}
      {children}
    </Form>
  );
}

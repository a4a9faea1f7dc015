import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { FormAlert } from '../../forms/form-alert.tsx';
import { intentField, type BrandAnswer } from './page.ts';

type BrandFormProps = {
  intent: string;
  /** Of the last form that was sent from this page, whichever it was. */
  answer: BrandAnswer | undefined;
  className?: string;
  hasFiles?: boolean;
  children: ReactNode;
};

/** A form that works with and without JavaScript; it says what it is for. */
export function BrandForm({ intent, answer, className, hasFiles, children }: BrandFormProps) {
  const { pathname } = useLocation();
  const isOwn = answer !== undefined && answer.values[intentField] === intent && !answer.isDone;
  return (
    <Form
      method="post"
      action={pathname}
      className={className}
      encType={hasFiles ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name={intentField} value={intent} />
      {isOwn && <FormAlert errors={answer.errors} message={answer.message} />}
      {children}
    </Form>
  );
}

import type { FormHints } from '@naya/contract/submissions/form-hints';
import type { Receipt } from '@naya/contract/submissions/receipt';
import { privacyPolicyUrl } from '@naya/contract/urls';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../components/classes.ts';
import { TextLink } from '../components/text-link.tsx';

export type FieldErrors = Record<string, string>;

/** A constant, so that its identity never changes. */
export const noErrors: FieldErrors = {};

/** Result of a form's last submission: its values to show again, or the receipt. */
export type FormAnswer<Name extends string> = {
  values: Record<Name, string> | null;
  errors: FieldErrors;
  /** For a failure that belongs to no field. */
  message: string | null;
  receipt: Receipt | null;
};

type Bound = { name: string; defaultValue: string | undefined; error: string | undefined };
export type BindField<Name extends string> = (name: Name) => Bound;

/** Ties each control to its field of the form's last answer. */
export function bindFields<Name extends string>(
  values: Partial<Record<Name, string>> | null | undefined,
  errors: FieldErrors,
): BindField<Name> {
  return (name) => ({ name, defaultValue: values?.[name], error: errors[name] });
}

type FormAlertProps = { errors: FieldErrors; message?: string | null | undefined };

/** Says at the head of a form that it was not accepted. Always in the page, so that screen readers announce a change. */
export function FormAlert({ errors, message }: FormAlertProps) {
  const count = Object.keys(errors).length;
  const text = count > 0 ? fieldsText(count) : message;
  return (
    <div role="alert">
      {text && (
        <p className="mb-6 flex items-center gap-3 rounded-control bg-brick-tint px-4 py-3 font-semibold text-brick">
          <TriangleAlert aria-hidden size={20} className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

function fieldsText(count: number): string {
  return count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`;
}

/** Whenever new errors arrive, the first field that has one takes the focus. */
export function useFocusOnErrors(
  form: RefObject<HTMLFormElement | null>,
  errors: FieldErrors,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}

const honeypotName = 'fax_number';

/** Reads the spam hints of a form: whether the honeypot was filled in, and the time it took. */
export function readFormHints(form: HTMLFormElement): FormHints {
  const trap = form.elements.namedItem(honeypotName);
  if (!(trap instanceof HTMLInputElement)) return { trapped: false, elapsedMs: null };
  const since = Number(trap.dataset['since'] ?? 0);
  return { trapped: trap.value !== '', elapsedMs: performance.now() - since };
}

/** The same without JavaScript, where the time is unknown. */
export function readSentFormHints(form: FormData): FormHints {
  return { trapped: Boolean(form.get(honeypotName)), elapsedMs: null };
}

/** A hidden field that only bots fill in (honeypot); it also records when the form was shown. */
export function Honeypot() {
  const input = useRef<HTMLInputElement>(null);
  // The first page of a visit was shown before its scripts ran.
  const isFirstPage = useLocation().key === 'default';

  useEffect(() => {
    if (input.current) input.current.dataset['since'] = isFirstPage ? '0' : `${performance.now()}`;
  }, [isFirstPage]);

  return (
    <div inert className="sr-only">
      <label>
        Leave this empty
        <input ref={input} name={honeypotName} autoComplete="off" />
      </label>
    </div>
  );
}

/** Tells in a sentence what a form collects and why, with a link to the policy. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-sm text-ink-muted">
      {children} See our{' '}
      <TextLink to={privacyPolicyUrl} className="font-semibold whitespace-nowrap">
        privacy policy
      </TextLink>
      .
    </p>
  );
}

type PageFormProps<Field extends string> = {
  action: string;
  label: string;
  /** The record that the form is about. */
  about: { field: Field; id: number | string };
  answer: FormAnswer<Field> | undefined;
  className?: string;
  children: (bind: BindField<Field>) => ReactNode;
};

/** Sent by the browser itself, with scripts or without: its answer is a page. */
export function PageForm<Field extends string>(props: PageFormProps<Field>) {
  const { action, label, about, answer, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const errors = answer?.errors ?? noErrors;
  useFocusOnErrors(form, errors);
  return (
    <form
      ref={form}
      method="post"
      action={action}
      aria-label={label}
      className={classes('grid gap-5', className)}
    >
      <FormAlert errors={errors} message={answer?.message} />
      <Honeypot />
      <input type="hidden" name={about.field} value={String(about.id)} />
      {children(bindFields<Field>(answer?.values, errors))}
    </form>
  );
}

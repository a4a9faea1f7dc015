import type { SecondFactorSetUp } from '@naya/contract/accounts/sessions';
import { useState, type ReactNode } from 'react';
import {
  data,
  Form,
  isRouteErrorResponse,
  useActionData,
  useLocation,
  useNavigation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { Toast, ToastCorner } from '../../components/toast.tsx';
import { FormAlert } from '../../forms/form.tsx';

/** The texts of a form by their fields; those that share a name are lines of one. */
export type Values = Record<string, string>;

/** The answer to a form that leads to no other page: its values come back, with what is wrong with them. */
export type BrandAnswer = {
  values: Values;
  errors: Record<string, string>;
  message: string | null;
  isDone: boolean;
  /** No call was made: the network was away, or the form was too large. */
  isUnsent?: true;
  /** A conflict: somebody else saved first. */
  isConflict: boolean;
  /** The secret of a second factor, shown once. */
  setUp?: SecondFactorSetUp | undefined;
};

/** The name of the field by which a form says what it is for. */
export const intentField = 'intent';

/** The answer to the last form that was sent from this page; with an intent, only if it is one to such a form. */
export function useAnswer(intent?: string): BrandAnswer | undefined {
  const answer = useActionData<BrandAnswer>();
  return intent === undefined || answer?.values[intentField] === intent ? answer : undefined;
}

type BrandFormProps = {
  intent: string;
  /** Names the row of a list that the form is about: its answer stands in that row alone. */
  row?: Record<string, string | number>;
  className?: string;
  hasFiles?: boolean;
  children: ReactNode;
};

/** A form that works with and without JavaScript; it says what it is for. While one is on its way, no other is sent. */
export function BrandForm({ intent, row, className, hasFiles, children }: BrandFormProps) {
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const answer = useAnswer(intent);
  const named = Object.entries(row ?? {});
  const isAbout = named.every(([name, value]) => answer?.values[name] === String(value));
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
      {answer && isAbout && !answer.isDone && !answer.isUnsent && (
        <FormAlert errors={answer.errors} message={answer.message} />
      )}
      {children}
    </Form>
  );
}

/** Says that a form was not sent, in sight wherever the form stands on its page. */
export function UnsentToast() {
  const answer = useAnswer();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState<BrandAnswer>();
  return (
    <ToastCorner>
      {answer?.isUnsent && answer !== closed && (
        <Toast look="error" closeUrl={pathname} onClose={() => setClosed(answer)}>
          {answer.message}
        </Toast>
      )}
    </ToastCorner>
  );
}

const tooLarge =
  'This form is too large and was not sent. Please choose smaller files or shorten your text.';
const notSent =
  'This could not be sent. It is all still here: please check your connection and send it again.';

/** Keeps what was typed in a form that was not taken in, and says why. */
export const unsentAnswer = (status: number, values: Values): BrandAnswer => ({
  values,
  errors: {},
  message: status === 413 ? tooLarge : notSent,
  isDone: false,
  isUnsent: true,
  isConflict: false,
});

export const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((each) => typeof each === 'string');

export function valuesOf(form: FormData): Values {
  const values: Values = {};
  for (const name of new Set(form.keys())) values[name] = textsIn(form, name).join('\n');
  return values;
}

type SendArgs = { request: Request; serverAction: () => Promise<BrandAnswer> };

/** Sends a form from the browser; one that was not taken in stays on the page as it was typed. */
export async function clientAction({ request, serverAction }: SendArgs) {
  const copy = request.clone();
  const keep = async (status: number) =>
    data(unsentAnswer(status, valuesOf(await copy.formData())), { status });
  try {
    const answer = await serverAction();
    return answer.isUnsent ? await keep(413) : answer;
  } catch (error) {
    const isRedirect = error instanceof Response;
    if (isRedirect) throw error;
    return keep(isRouteErrorResponse(error) ? error.status : 503);
  }
}

/** After a conflict too: the form shows what is stored now, and is sent with its version. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;

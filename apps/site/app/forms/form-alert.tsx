import { TriangleAlert } from 'lucide-react';
import type { FieldErrors } from './form-answer.ts';

type FormAlertProps = { errors: FieldErrors; message?: string | null | undefined };

/** Says at the head of a form that it was not accepted. Always in the page, so that a change is read out. */
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

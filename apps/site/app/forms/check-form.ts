import { invalidEmail } from '@naya/contract/submissions/required';
import { noErrors, type FieldErrors } from './form-answer.ts';

/** The message of each field that may not be empty. */
export type RequiredMessages = Record<string, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

export function checkControl(control: Control, required: RequiredMessages): string | undefined {
  const { valueMissing, typeMismatch, patternMismatch } = control.validity;
  if (valueMissing) return required[control.name];
  return typeMismatch || patternMismatch ? invalidEmail : undefined;
}

/** Reads the rules in the form's markup, so that each error stands at its field and not in the browser's bubble. */
export function checkForm(form: HTMLFormElement, required: RequiredMessages): FieldErrors {
  const errors: FieldErrors = {};
  for (const control of form.elements) {
    const error = isControl(control) ? checkControl(control, required) : undefined;
    if (error && isControl(control)) errors[control.name] = error;
  }
  return Object.keys(errors).length > 0 ? errors : noErrors;
}

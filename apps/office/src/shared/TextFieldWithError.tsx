import { TextField, type TextFieldProps } from '@mui/material';

/** An input that shows why the server refused its value. */
export const TextFieldWithError = ({
  errorText,
  helperText,
  ...props
}: TextFieldProps & { errorText?: string | undefined }) => (
  <TextField error={Boolean(errorText)} helperText={errorText ?? helperText} {...props} />
);

/** As a ref: the field that a person fills in first. */
export const focusIt = (field: HTMLElement | null) => field?.focus();

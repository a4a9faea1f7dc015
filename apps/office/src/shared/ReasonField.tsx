import { TextField, type TextFieldProps } from '@mui/material';

/** An input that shows why the server refused its value. */
export const ReasonField = ({
  reason,
  ...props
}: TextFieldProps & { reason?: string | undefined }) => (
  <TextField error={Boolean(reason)} helperText={reason} {...props} />
);

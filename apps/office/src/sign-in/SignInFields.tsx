import { Alert, TextField } from '@mui/material';
import { focusIt, TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import type { useSignIn } from './SignIn.tsx';

type Props = Omit<ReturnType<typeof useSignIn>, 'submit'> & {
  /** The session's e-mail, where nobody else may go on with it. */
  knownEmail?: string;
};

export const SignInFields = ({ asksCode, failure, wrongCode, knownEmail }: Props) => (
  <>
    {failure && <Alert severity="error">{failure}</Alert>}
    {asksCode ? (
      <TextFieldWithError
        key="code"
        name="code"
        label="Code from your app"
        autoComplete="one-time-code"
        required
        inputRef={focusIt}
        errorText={wrongCode}
      />
    ) : (
      <>
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          {...(knownEmail === undefined
            ? { inputRef: focusIt }
            : { value: knownEmail, slotProps: { input: { readOnly: true } } })}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          {...(knownEmail !== undefined && { inputRef: focusIt })}
        />
      </>
    )}
  </>
);

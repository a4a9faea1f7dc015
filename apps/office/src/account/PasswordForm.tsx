import { Alert, Box, Button, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { post } from '../api/call.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useFormErrors } from '../shared/use-form-errors.ts';

export function PasswordForm() {
  const { errors, failure, run } = useFormErrors(['current', 'password']);
  const [done, setDone] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    const isDone = await run(() => post('/account/password', body));
    setDone(isDone);
    if (isDone) form.reset();
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        Password
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {done && <Alert severity="success">It is changed; other sessions are signed out.</Alert>}
      <TextFieldWithError
        name="current"
        label="Present password"
        type="password"
        autoComplete="current-password"
        required
        errorText={errors['current']}
      />
      <TextFieldWithError
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        errorText={errors['password']}
      />
      <Box>
        <Button type="submit" variant="contained">
          Change the password
        </Button>
      </Box>
    </Box>
  );
}

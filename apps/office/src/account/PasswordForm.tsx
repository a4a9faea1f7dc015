import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { HttpError } from 'react-admin';
import { post } from '../api/call.ts';

export function PasswordForm() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [done, setDone] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      await post('/account/password', Object.fromEntries(new FormData(form)));
      setErrors({});
      setDone(true);
      form.reset();
    } catch (error) {
      setDone(false);
      setErrors(error instanceof HttpError ? (error.body?.errors ?? {}) : {});
    }
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        Password
      </Typography>
      {done && <Alert severity="success">It is changed; other sessions are signed out.</Alert>}
      <TextField
        name="current"
        label="Present password"
        type="password"
        autoComplete="current-password"
        required
        error={Boolean(errors['current'])}
        helperText={errors['current']}
      />
      <TextField
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        error={Boolean(errors['password'])}
        helperText={errors['password']}
      />
      <Box>
        <Button type="submit" variant="contained">
          Change the password
        </Button>
      </Box>
    </Box>
  );
}

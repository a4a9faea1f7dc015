import { Alert, Button, Link } from '@mui/material';
import { useState } from 'react';
import { callSignedOut } from '../api/call.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useFormErrors } from '../shared/use-form-errors.ts';
import { SignInCard } from './SignInCard.tsx';

type Field = { name: string; label: string; type?: string; autoComplete?: string };
type Props = {
  title: string;
  path: string;
  fields: Field[];
  submit: string;
  /** Sent with the fields: the token of the link. */
  also?: Record<string, string>;
  /** Said at the end, unless the server has a sentence of its own. */
  done: string;
};

const nothing = {};

/** A form that needs no session; after success one sentence replaces its fields. */
export function FieldForm({ title, path, fields, submit, also = nothing, done }: Props) {
  const { errors, failure, run } = useFormErrors(fields.map(({ name }) => name));
  const [told, setTold] = useState<string | null>(null);
  const send = async (form: FormData) => {
    const body = { ...Object.fromEntries(form), ...also };
    await run(async () => {
      const { message } = await callSignedOut<{ message?: string }>('POST', path, body);
      setTold(message ?? done);
    });
  };
  return (
    <SignInCard title={title} onSubmit={send}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {told ? (
        <Alert severity="success">{told}</Alert>
      ) : (
        <>
          {fields.map((field) => (
            <TextFieldWithError
              key={field.name}
              {...field}
              required
              errorText={errors[field.name]}
            />
          ))}
          <Button type="submit" variant="contained" size="large">
            {submit}
          </Button>
        </>
      )}
      <Link href="#/login">To the sign-in</Link>
    </SignInCard>
  );
}

/** The token of a mailed link; with hash routing the query stands behind the #. */
export function tokenOfLink(): string {
  return new URLSearchParams(location.hash.split('?')[1]).get('token') ?? '';
}

import { Alert, Button, Link } from '@mui/material';
import { useState } from 'react';
import { callSignedOut } from '../api/call.ts';
import { ReasonField } from '../shared/ReasonField.tsx';
import { useRefusal } from '../shared/refusal.ts';
import { SignInCard } from './Card.tsx';

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

/** A form of the ways in that ends with one sentence. */
export function FieldForm({ title, path, fields, submit, also = nothing, done }: Props) {
  const { errors, failure, clear, tell } = useRefusal(fields.map(({ name }) => name));
  const [told, setTold] = useState<string | null>(null);
  const send = async (form: FormData) => {
    clear();
    try {
      const body = { ...Object.fromEntries(form), ...also };
      const { message } = await callSignedOut<{ message?: string }>('POST', path, body);
      setTold(message ?? done);
    } catch (error) {
      tell(error);
    }
  };
  return (
    <SignInCard title={title} onSubmit={send}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {told ? (
        <Alert severity="success">{told}</Alert>
      ) : (
        <>
          {fields.map((field) => (
            <ReasonField key={field.name} {...field} required reason={errors[field.name]} />
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

/** The router puts the question mark behind the #. */
export function tokenOfLink(): string {
  return new URLSearchParams(location.hash.split('?')[1]).get('token') ?? '';
}

import type { PolicyDetails } from '@naya/contract/site-info/setup';
import { Alert, Box, Button } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { post } from '../api/call.ts';
import { useTypedForm } from '../shared/leave-guard.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useFormErrors } from '../shared/use-small-form.ts';
import { HelpText } from '../shared/HelpText.tsx';

const labels: Record<keyof PolicyDetails, string> = {
  company: 'Name of the company',
  address: 'Postal address',
  officer: 'Grievance officer',
  email: 'E-mail for grievances and data',
  city: 'City of the courts',
};
const names = Object.keys(labels) as (keyof PolicyDetails)[];

/** Fills the company's details into the texts; they can be edited afterwards. */
export function PolicyForm({ onSaved }: { onSaved: () => void }) {
  const [open, setOpen] = useState(false);
  const { errors, failure, run } = useFormErrors(names);
  const { setTyped, onInput } = useTypedForm();
  const notify = useNotify();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    if (!(await run(() => post('/setup/policies', body)))) return;
    setOpen(false);
    setTyped(false);
    notify('The policies are written.', { type: 'success' });
    onSaved();
  };
  return (
    <>
      <HelpText>
        The texts describe how this software handles data. Have a lawyer look at them.
      </HelpText>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={() => setOpen(!open)} aria-expanded={open}>
          Fill in the company’s details
        </Button>
        <Button component={Link} to="/settings/privacy-policy" size="small">
          Edit the privacy policy
        </Button>
        <Button component={Link} to="/settings/terms" size="small">
          Edit the terms
        </Button>
      </Box>
      {open && (
        <Box
          component="form"
          onSubmit={(event) => void submit(event)}
          onInput={onInput}
          sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
        >
          {failure && <Alert severity="error">{failure}</Alert>}
          {names.map((name) => (
            <TextFieldWithError
              key={name}
              name={name}
              label={labels[name]}
              required
              errorText={errors[name]}
            />
          ))}
          <HelpText>
            This replaces the privacy policy, the terms and the grievance page; the history can undo
            it.
          </HelpText>
          <Box>
            <Button type="submit" variant="contained">
              Write the policies
            </Button>
          </Box>
        </Box>
      )}
    </>
  );
}

import type { FranchiseContact } from '@naya/contract/franchises/contact';
import { Alert, Box, Button } from '@mui/material';
import { useRefresh, type Identifier } from 'react-admin';
import { call } from '../api/call.ts';
import { AsideCard } from '../shared/AsideCard.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useRead } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';

type Answer = { contact: FranchiseContact | null };

const fields = { name: 'Name', email: 'E-mail', phone: 'Phone', designation: 'Designation' };

/** Our contact for a franchise. To hand it over is an act of its own: the history does not say to whom. */
export function ContactForm({ id, isErased }: { id: Identifier; isErased: boolean }) {
  const path = `/franchises/${id}/contact`;
  const { data } = useRead<Answer>(path);
  const refresh = useRefresh();
  if (!data) return null;
  return (
    <AsideCard title="Contact (not public)">
      {isErased && (
        <Alert severity="warning" sx={{ my: 1 }}>
          The contact has had their data erased, and the listing is off the site. Hand it over to
          another contact, then approve it again.
        </Alert>
      )}
      <Inputs key={data.contact?.email ?? ''} path={path} contact={data.contact} onDone={refresh} />
    </AsideCard>
  );
}

type InputsProps = { path: string; contact: FranchiseContact | null; onDone: () => void };

function Inputs({ path, contact, onDone }: InputsProps) {
  const { errors, formProps } = useSmallForm({
    send: (typed) => call('PUT', path, Object.fromEntries(typed)),
    done: 'Handed over.',
    failed: 'It is not saved.',
    onDone,
  });
  return (
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      {Object.entries(fields).map(([name, label]) => (
        <TextFieldWithError
          key={name}
          name={name}
          label={label}
          size="small"
          defaultValue={contact?.[name as keyof FranchiseContact] ?? ''}
          errorText={errors[name]}
        />
      ))}
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        Hand over
      </Button>
    </Box>
  );
}

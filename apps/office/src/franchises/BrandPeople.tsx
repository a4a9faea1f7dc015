import type { BrandPerson } from '@naya/contract/brands/entity';
import { brandRoles } from '@naya/contract/brands/roles';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import type { Identifier } from 'react-admin';
import { call } from '../api/call.ts';
import { AsideCard } from '../shared/AsideCard.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useRead } from '../shared/use-read.ts';
import { useAction } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';

/** Lists the people who act for the brand on the site. They sign in there, never here. */
export function BrandPeople({ id }: { id: Identifier }) {
  const path = `/franchises/${id}/people`;
  const { data, refetch } = useRead<{ data: BrandPerson[] }>(path);
  if (!data) return null;
  return (
    <AsideCard title="People of the brand">
      {data.data.length === 0 && (
        <Typography color="text.secondary">
          Nobody has claimed it yet: enquiries come to us alone.
        </Typography>
      )}
      {data.data.map((person) => (
        <Person key={person.id} path={path} person={person} onDone={() => void refetch()} />
      ))}
      <Invite path={path} onDone={() => void refetch()} />
    </AsideCard>
  );
}

type PersonProps = { path: string; person: BrandPerson; onDone: () => void };

function Person({ path, person, onDone }: PersonProps) {
  const run = useAction();
  const remove = async () => {
    const told = { failed: 'This person is still there.' };
    if (await run(() => call('DELETE', `${path}/${person.id}`), told)) onDone();
  };
  const state = person.blocked ? 'blocked' : person.joined ? person.role : 'invited';
  return (
    <Box sx={{ alignItems: 'center', display: 'flex', gap: 1, mt: 1 }}>
      <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {person.name || person.email}
        <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
          {person.email} · {state}
        </Typography>
      </Typography>
      <Button size="small" onClick={() => void remove()}>
        Remove
      </Button>
    </Box>
  );
}

/** Beside the roles of an invitation: the person becomes the owner in place of everyone else. */
const transfer = 'transfer';

function Invite({ path, onDone }: { path: string; onDone: () => void }) {
  const { errors, onSubmit } = useSmallForm({
    send: (typed) =>
      typed.get('role') === transfer
        ? call('POST', path.replace(/people$/, transfer), { email: typed.get('email') })
        : call('POST', path, Object.fromEntries(typed)),
    done: 'Invited.',
    failed: 'Nobody is invited.',
    onDone,
    resets: true,
  });
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <TextFieldWithError
        name="email"
        label="Invite by e-mail"
        size="small"
        errorText={errors['email']}
      />
      <TextField name="role" label="Role" size="small" select defaultValue="owner">
        {brandRoles.map((role) => (
          <MenuItem key={role} value={role}>
            {role}
          </MenuItem>
        ))}
        <MenuItem value={transfer}>owner in place of everyone else</MenuItem>
      </TextField>
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        Invite
      </Button>
    </Box>
  );
}

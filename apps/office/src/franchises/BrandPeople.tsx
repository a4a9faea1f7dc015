import type { OfficeRole } from '@naya/contract/accounts/roles';
import type { BrandPeople as People } from '@naya/contract/brands/entity';
import { brandRoles } from '@naya/contract/brands/roles';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { usePermissions, type Identifier } from 'react-admin';
import type { ReactNode } from 'react';
import { call } from '../api/call.ts';
import { AsideCard } from '../shared/AsideCard.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useRead, useAction } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';

/** Lists the people who act for the brand on the site. They sign in there, never here. Only owners change who they are. */
export function BrandPeople({ id }: { id: Identifier }) {
  const path = `/franchises/${id}/people`;
  const { data: people, refetch } = useRead<People>(path);
  const { permissions } = usePermissions<OfficeRole>();
  if (!people) return null;
  const rows = [
    ...people.data.map((person) => ({
      ...person,
      state: person.blocked ? 'blocked' : person.role,
      remove: 'Remove',
    })),
    ...people.invited.map((person) => ({
      ...person,
      state: `invited as ${person.role}`,
      remove: 'Withdraw',
    })),
  ];
  const isOwner = permissions === 'owner';
  const onDone = () => void refetch();
  return (
    <AsideCard title="People of the brand">
      {people.data.length === 0 && (
        <Typography color="text.secondary">
          Nobody has claimed it yet: enquiries come to us alone.
        </Typography>
      )}
      {rows.map((person) => (
        <Person key={person.id} {...person}>
          {isOwner && (
            <Remove path={`${path}/${person.id}`} label={person.remove} onDone={onDone} />
          )}
        </Person>
      ))}
      {isOwner && <Invite path={path} onDone={onDone} />}
    </AsideCard>
  );
}

type PersonProps = { name: string; email: string; state: string; children: ReactNode };

const Person = ({ name, email, state, children }: PersonProps) => (
  <Box sx={{ alignItems: 'center', display: 'flex', gap: 1, mt: 1 }}>
    <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>
      {name || email}
      <Typography component="span" color="text.secondary" sx={{ display: 'block' }}>
        {email} · {state}
      </Typography>
    </Typography>
    {children}
  </Box>
);

type RemoveProps = { path: string; label: string; onDone: () => void };

function Remove({ path, label, onDone }: RemoveProps) {
  const run = useAction();
  const remove = async () => {
    const messages = { failed: 'This person is still there.' };
    if (await run(() => call('DELETE', path), messages)) onDone();
  };
  return (
    <Button size="small" onClick={() => void remove()}>
      {label}
    </Button>
  );
}

/** Beside the roles of an invitation: the person becomes the owner in place of everyone else. */
const transfer = 'transfer';

function Invite({ path, onDone }: { path: string; onDone: () => void }) {
  const { errors, formProps } = useSmallForm({
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
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
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

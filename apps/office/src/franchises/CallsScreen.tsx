import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { maxDrawn, type OfficeCalls } from '@naya/contract/franchises/call-form';
import { call, post } from '../api/call.ts';
import { Spinner } from '../shared/Spinner.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useAction, useRead } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';
import { CallForm } from './CallForm.tsx';
import { CallLine } from './CallLine.tsx';

/** Whom of a brand's partners we ring: their list, the draw, and how the calls ended. */
export function CallsScreen() {
  const { id = '' } = useParams();
  const path = `/franchises/${id}`;
  const { data, refetch } = useRead<OfficeCalls>(`${path}/franchisees`);
  if (!data) return <Spinner />;
  const { business_name, franchisees, calls } = data;
  const again = () => void refetch();
  const open = calls.filter(({ outcome }) => outcome === null);
  const rung = calls.filter(({ outcome }) => outcome !== null);
  const left = franchisees.filter((each) => each.calls === 0).length;
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, display: 'grid', gap: 2, maxWidth: 880 }}>
      <Title title={`Calls to partners of ${business_name}`} />
      <Button href={`#/franchises/${id}`} sx={{ justifySelf: 'start' }}>
        Back to {business_name}
      </Button>
      <Section title="To ring now">
        {open.length === 0 ? (
          <DrawForm path={path} left={left} onDrawn={again} />
        ) : (
          open.map((each) => <CallForm key={each.id} drawn={each} onRecorded={again} />)
        )}
      </Section>
      <Section title={`Rung or tried: ${rung.length}`}>
        {rung.map((each) => (
          <CallLine key={each.id} rung={each} onWithdrawn={again} />
        ))}
      </Section>
      <Section title={`On the brand’s list: ${franchisees.length}`}>
        <ListForm path={path} onAdded={again} />
        {franchisees.map((each) => (
          <ListedLine key={each.id} {...each} onChanged={again} />
        ))}
      </Section>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  );
}

type DrawProps = { path: string; left: number; onDrawn: () => void };

function DrawForm({ path, left, onDrawn }: DrawProps) {
  const { errors, formProps } = useSmallForm({
    send: (typed) => post(`${path}/draws`, { count: Number(typed.get('count')) }),
    done: 'Drawn.',
    failed: 'Nobody is drawn.',
    onDone: onDrawn,
  });
  if (left === 0) {
    return (
      <Alert severity="info" sx={{ mt: 1 }}>
        Nobody is left to draw. Ask the brand for its list of partners, and paste it below.
      </Alert>
    );
  }
  return (
    <>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        Chance chooses among the {left} who were not drawn before, and the history keeps every draw.
        Whoever is drawn is rung, or recorded as not reached, before the next draw.
      </Typography>
      <Box component="form" {...formProps} sx={{ display: 'flex', gap: 2 }}>
        <TextFieldWithError
          name="count"
          label="How many"
          type="number"
          size="small"
          defaultValue={Math.min(3, left)}
          slotProps={{ htmlInput: { min: 1, max: maxDrawn } }}
          errorText={errors['count']}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
          Draw
        </Button>
      </Box>
    </>
  );
}

function ListForm({ path, onAdded }: { path: string; onAdded: () => void }) {
  const { errors, formProps } = useSmallForm({
    send: (typed) => post(`${path}/franchisees`, Object.fromEntries(typed)),
    done: 'Added.',
    failed: 'Nothing is added.',
    onDone: onAdded,
    resets: true,
  });
  return (
    <Box
      component="form"
      {...formProps}
      aria-label="Add partners"
      sx={{ display: 'grid', gap: 1, my: 1 }}
    >
      <TextField
        name="list"
        label="Name, phone, city: a partner in each line"
        multiline
        minRows={3}
        error={Boolean(errors['list'])}
        helperText={
          errors['list'] ?? 'Never public. Numbers that are here already stay as they are.'
        }
      />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        Add
      </Button>
    </Box>
  );
}

type ListedProps = OfficeCalls['franchisees'][number] & { onChanged: () => void };

/** Asks once more: what they said is gone with their name. */
function ListedLine({
  id,
  name,
  phone,
  city,
  calls,
  may_be_asked: mayBeAsked,
  onChanged,
}: ListedProps) {
  const run = useAction();
  const [isAsking, setAsking] = useState(false);
  const toggle = async () => {
    const change = () => call('PUT', `/franchisees/${id}/askable`, { may_be_asked: !mayBeAsked });
    if (await run(change, { failed: 'It is not changed.' })) onChanged();
  };
  const erase = async () => {
    const messages = { done: 'Erased.', failed: 'It is not erased.' };
    if (await run(() => call('DELETE', `/franchisees/${id}`), messages)) onChanged();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: 1, py: 1, overflowWrap: 'anywhere' }}>
        {[name, phone, city].filter(Boolean).join(' · ')}
        {calls > 0 && ' · drawn'}
      </Typography>
      <FormControlLabel
        label="Agreed to be asked"
        control={<Checkbox size="small" checked={mayBeAsked} onChange={() => void toggle()} />}
      />
      {isAsking && (
        <Button size="small" onClick={() => setAsking(false)}>
          Keep
        </Button>
      )}
      <Button size="small" onClick={() => (isAsking ? void erase() : setAsking(true))}>
        {isAsking ? 'Erase for good' : 'Erase'}
      </Button>
    </Box>
  );
}

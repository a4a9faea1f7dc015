import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material';
import type { Identifier } from 'react-admin';
import type { BrandSettings } from '@naya/contract/brands/entity';
import { minWorkingDays } from '@naya/contract/brands/working-days';
import { weekDays } from '@naya/contract/constants';
import { call } from '../api/call.ts';
import { AsideCard } from '../shared/AsideCard.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useRead } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';

/** Operators change here on the brand's behalf what its people set on the site; the history says so. */
export function BrandSettingsCard({ id }: { id: Identifier }) {
  const path = `/franchises/${id}/brand-settings`;
  const { data, refetch } = useRead<BrandSettings>(path);
  if (!data) return null;
  return (
    <AsideCard title="Settings of the brand">
      <SettingsForm
        key={JSON.stringify(data)}
        path={path}
        settings={data}
        onDone={() => void refetch()}
      />
    </AsideCard>
  );
}

type FormProps = { path: string; settings: BrandSettings; onDone: () => void };

function SettingsForm({ path, settings, onDone }: FormProps) {
  const { paused_until, working_days, people } = settings;
  const { errors, formProps } = useSmallForm({
    send: (typed) =>
      call('PUT', path, {
        mail_to: typed.getAll('mail_to'),
        working_days: typed.getAll('working_days'),
        paused_until: typed.get('paused_until'),
      }),
    done: 'Saved on behalf of the brand.',
    failed: 'Nothing is saved.',
    onDone,
  });
  return (
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      {people.length > 0 && (
        <TickBoxes
          title="Gets enquiries by mail"
          name="mail_to"
          boxes={people.map(({ id, name, email, gets_mail }) => ({
            value: id,
            label: name || email,
            isTicked: gets_mail,
          }))}
        />
      )}
      <TickBoxes
        title={`Working days, at least ${minWorkingDays}`}
        name="working_days"
        boxes={weekDays.map((day) => ({
          value: day,
          label: day,
          isTicked: working_days.includes(day),
        }))}
        error={errors['working_days']}
      />
      <TextFieldWithError
        name="paused_until"
        label="Not taking partners until"
        type="date"
        size="small"
        defaultValue={paused_until ?? ''}
        slotProps={{ inputLabel: { shrink: true } }}
        errorText={errors['paused_until']}
      />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        Save the settings
      </Button>
    </Box>
  );
}

type Box = { value: string; label: string; isTicked: boolean };
type Props = { title: string; name: string; boxes: Box[]; error?: string | undefined };

/** Boxes that share a name; the form sends those that are ticked. */
const TickBoxes = ({ title, name, boxes, error }: Props) => (
  <FormControl component="fieldset" error={Boolean(error)}>
    <FormLabel component="legend">{title}</FormLabel>
    <FormGroup row>
      {boxes.map(({ value, label, isTicked }) => (
        <FormControlLabel
          key={value}
          control={<Checkbox size="small" name={name} value={value} defaultChecked={isTicked} />}
          label={label}
        />
      ))}
    </FormGroup>
    {error && <FormHelperText>{error}</FormHelperText>}
  </FormControl>
);

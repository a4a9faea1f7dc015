import { Box, Button, Link, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import {
  maxRecordingSeconds,
  permissionLabels,
  type OfficeCall,
} from '@naya/contract/franchises/call-form';
import {
  againAnswers,
  callOutcomes,
  rungOutcomes,
  type CallOutcome,
} from '@naya/contract/franchises/franchisee-calls';
import { indianDay } from '@naya/contract/format/indian-day';
import { telUrl } from '@naya/contract/urls';
import { post } from '../api/call.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { showTime } from '../shared/show-value.ts';
import { useSmallForm } from '../shared/use-small-form.ts';

const today = () => indianDay(new Date());

const monthLabels: Partial<Record<CallOutcome, string>> = {
  back: 'Money back after how many months',
  waiting: 'Open for how many months',
  closed: 'Closed after how many months',
};

/** A partner whom the draw chose, and how the call ended. */
export function CallForm({ drawn, onRecorded }: { drawn: OfficeCall; onRecorded: () => void }) {
  const [outcome, setOutcome] = useState<CallOutcome>('back');
  const { errors, formProps } = useSmallForm({
    send: (typed) => post(`/franchisee-calls/${drawn.id}/outcome`, typed),
    done: 'Recorded.',
    failed: 'It is not recorded.',
    onDone: onRecorded,
  });
  const { name, phone, city } = drawn;
  return (
    <Box
      component="form"
      {...formProps}
      aria-label={`Call to ${name}`}
      sx={{ display: 'grid', gap: 1.5, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        {city && `, ${city}`} · <Link href={telUrl(phone ?? '')}>{phone}</Link>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Drawn among {drawn.drawn_of} on {showTime(drawn.drawn_at)} by {drawn.drawn_by}
      </Typography>
      <input type="hidden" name="version" value={drawn.version} />
      <Choice
        name="outcome"
        label="How the call ended"
        labels={callOutcomes}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as CallOutcome)}
        errorText={errors['outcome']}
      />
      <TextFieldWithError
        name="called_on"
        label="Day"
        type="date"
        size="small"
        defaultValue={today()}
        errorText={errors['called_on']}
      />
      {(rungOutcomes as readonly CallOutcome[]).includes(outcome) && (
        <Told outcome={outcome} city={city} errors={errors} />
      )}
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        Record
      </Button>
    </Box>
  );
}

type ToldProps = { outcome: CallOutcome; city: string | null; errors: Record<string, string> };

/** Visitors read this: it never holds a name. */
function Told({ outcome, city, errors }: ToldProps) {
  return (
    <>
      <TextFieldWithError
        name="months"
        label={monthLabels[outcome]}
        type="number"
        size="small"
        errorText={errors['months']}
      />
      <Choice
        name="again"
        label="Would they do it again?"
        labels={againAnswers}
        defaultValue="unsaid"
        errorText={errors['again']}
      />
      <TextFieldWithError
        name="city"
        label="City (public)"
        size="small"
        defaultValue={city ?? ''}
        errorText={errors['city']}
      />
      <Choice
        name="permission"
        label="What they allow us to publish, without their name"
        labels={permissionLabels}
        defaultValue="nothing"
        errorText={errors['permission']}
      />
      <TextFieldWithError
        name="words"
        label="Their words (public)"
        size="small"
        multiline
        minRows={2}
        errorText={errors['words']}
      />
      <TextFieldWithError
        name="file"
        label={`Recording (public): an MP3 of at most ${maxRecordingSeconds} seconds`}
        type="file"
        size="small"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: '.mp3,audio/mpeg' } }}
        errorText={errors['file']}
      />
    </>
  );
}

type ChoiceProps = React.ComponentProps<typeof TextFieldWithError> & {
  labels: Record<string, string>;
};

const Choice = ({ labels, ...props }: ChoiceProps) => (
  <TextFieldWithError select size="small" {...props}>
    {Object.entries(labels).map(([value, label]) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </TextFieldWithError>
);

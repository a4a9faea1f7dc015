import { Box, Button, MenuItem } from '@mui/material';
import {
  checkKindNames,
  checkKinds,
  documentKinds,
  type CheckKind,
} from '@naya/contract/franchises/checks';
import { indianDay } from '@naya/contract/format/indian-day';
import { useState } from 'react';
import { post } from '../api/call.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useSmallForm } from '../shared/use-small-form.ts';

const today = () => indianDay(new Date());

export function CheckForm({ path, onRecorded }: { path: string; onRecorded: () => void }) {
  const [kind, setKind] = useState<CheckKind>('document');
  const { errors, formProps } = useSmallForm({
    send: (typed) => post(path, typed),
    done: 'Recorded.',
    failed: 'It is not recorded.',
    onDone: onRecorded,
    resets: true,
  });
  return (
    <Box
      component="form"
      {...formProps}
      aria-label="Record a check"

      sx={{ display: 'grid', gap: 1.5, mt: 2 }}
    >
      <TextFieldWithError
        select
        name="kind"
        label="What was checked"
        size="small"
        value={kind}
        onChange={(event) => setKind(event.target.value as CheckKind)}
        errorText={errors['kind']}
      >
        {checkKindNames.map((name) => (
          <MenuItem key={name} value={name}>
            {checkKinds[name].words}
          </MenuItem>
        ))}
      </TextFieldWithError>
      {kind === 'document' && (
        <TextFieldWithError
          select
          name="detail"
          label="Kind of document"
          size="small"
          defaultValue={documentKinds[0]}
          errorText={errors['detail']}
        >
          {documentKinds.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextFieldWithError>
      )}
      {kind === 'visit' && (
        <TextFieldWithError name="detail" label="City" size="small" errorText={errors['detail']} />
      )}
      <TextFieldWithError
        name="checked_on"
        label="Day"
        type="date"
        size="small"
        defaultValue={today()}
        errorText={errors['checked_on']}
      />
      <TextFieldWithError
        name="note"
        label="Note (not public)"
        size="small"
        multiline
        errorText={errors['note']}
      />
      <TextFieldWithError
        name="file"
        label="PDF or picture (not public)"
        type="file"
        size="small"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: '.pdf,image/*' } }}
        errorText={errors['file']}
      />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }}>
        Record
      </Button>
    </Box>
  );
}

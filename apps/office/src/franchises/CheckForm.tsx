import { Box, Button, FormHelperText, MenuItem } from '@mui/material';
import {
  checkKindNames,
  checkKinds,
  documentKinds,
  type CheckKind,
} from '@naya/contract/franchises/checks';
import { indianDay } from '@naya/contract/format/indian-day';
import { useState } from 'react';
import { post } from '../api/call.ts';
import { PicturePicker } from '../media/PicturePicker.tsx';
import { UploadButton } from '../media/UploadButton.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useSmallForm } from '../shared/use-small-form.ts';

const today = () => indianDay(new Date());

export function CheckForm({ path, onRecorded }: { path: string; onRecorded: () => void }) {
  const [kind, setKind] = useState<CheckKind>('document');
  const [pictures, setPictures] = useState<string[]>([]);
  const { errors, formProps } = useSmallForm({
    send: (typed) => post(path, typed),
    done: 'Recorded.',
    failed: 'It is not recorded.',
    onDone: () => {
      setPictures([]);
      onRecorded();
    },
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
        name="words"
        label="What you saw (visitors read it)"
        size="small"
        multiline
        errorText={errors['words']}
      />
      <CheckPictures urls={pictures} onChange={setPictures} errorText={errors['images']} />
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

type PicturesProps = {
  urls: string[];
  onChange: (change: (urls: string[]) => string[]) => void;
  errorText: string | undefined;
};

/** Of the library, shown to visitors beside the check. */
function CheckPictures({ urls, onChange, errorText }: PicturesProps) {
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const add = (more: string[]) => onChange((present) => [...new Set([...present, ...more])]);
  return (
    <Box>
      <input type="hidden" name="images" value={urls.join('\n')} />
      {urls.map((url, index) => (
        <Button
          key={url}
          size="small"
          aria-label={`Picture ${index + 1}: remove`}
          onClick={() => onChange((present) => present.filter((each) => each !== url))}
        >
          <img src={url} alt="" width={72} /> ✕
        </Button>
      ))}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <UploadButton label="Upload pictures" multiple onStored={add} />
        <Button onClick={() => setLibraryOpen(true)}>From the library</Button>
      </Box>
      {errorText && <FormHelperText error>{errorText}</FormHelperText>}
      {isLibraryOpen && (
        <PicturePicker
          onClose={() => setLibraryOpen(false)}
          onPick={({ url }) => {
            add([url]);
            setLibraryOpen(false);
          }}
        />
      )}
    </Box>
  );
}

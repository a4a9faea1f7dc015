import { Box, Button, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { PicturePicker } from './PicturePicker.tsx';
import { Fieldset } from '../shared/OfficeForm.tsx';
import { UploadButton } from './UploadButton.tsx';

/** One picture: uploaded, or taken from the library. */
export function PictureInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source });
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  return (
    <Fieldset label={label}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
        {field.value && (
          <Box component="img" src={field.value} alt="" sx={{ height: 72, borderRadius: 1 }} />
        )}
        <UploadButton label="Upload" onStored={([url]) => field.onChange(url)} />
        <Button onClick={() => setLibraryOpen(true)}>From the library</Button>
        {field.value && <Button onClick={() => field.onChange(null)}>Remove</Button>}
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isLibraryOpen && (
        <PicturePicker
          onClose={() => setLibraryOpen(false)}
          onPick={({ url }) => {
            field.onChange(url);
            setLibraryOpen(false);
          }}
        />
      )}
    </Fieldset>
  );
}

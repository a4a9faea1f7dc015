import { Box, Button } from '@mui/material';
import { TextInput, useInput } from 'react-admin';
import { ColourWarning } from './ColourWarning.tsx';

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

type Props = { source: string; label: string };

/** As text, and picked by the browser's own chooser; empty is the site's green. */
export function ColourInput({ source, label }: Props) {
  const { field } = useInput({ source });
  const value = String(field.value ?? '');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <TextInput
        source={source}
        label={label}
        placeholder="#0b5b4a"
        helperText="A colour that could not be read is darkened on light pages and lightened on dark ones."
        sx={{ maxWidth: 420 }}
      />
      <Box
        component="input"
        type="color"
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={isColour(value) ? value : '#0b5b4a'}
        onChange={(event: { currentTarget: HTMLInputElement }) =>
          field.onChange(event.currentTarget.value)
        }
        sx={{ width: 56, height: 48, mt: 1, p: 0.5, border: 0, bgcolor: 'transparent' }}
      />
      {value && (
        <Button onClick={() => field.onChange(null)} sx={{ mt: 1.25 }}>
          Use the usual one
        </Button>
      )}
      {isColour(value) && <ColourWarning colour={value} />}
    </Box>
  );
}

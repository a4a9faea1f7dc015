import { Alert, Box, Button, Typography } from '@mui/material';
import { BooleanInput, TextInput, useInput } from 'react-admin';
import type { ColourUse } from '@naya/contract/site-info/brand';
import { defaultHeadline, defaultLine } from '@naya/contract/site-info/brand-defaults';
import { PictureInput } from '../media/PictureInput.tsx';
import { EntriesInput } from '../shared/EntriesInput.tsx';
import { LinesInput } from '../shared/LinesInput.tsx';
import { Pair } from '../shared/OfficeForm.tsx';
import { useRead } from '../shared/use-action.ts';
import { SectionsInput } from './SectionsInput.tsx';

const Links = ({ source, label, usual }: Record<'source' | 'label' | 'usual', string>) => (
  <EntriesInput source={`value.${source}`} label={label} addLabel="Add a link" helperText={usual}>
    <TextInput source="label" label="Words" />
    <TextInput
      source="to"
      label="Leads to"
      placeholder="/about"
      helperText="A page of this site, or https://…"
    />
  </EntriesInput>
);

const offeredByDefault =
  'One on each line. Empty: those with franchises; while the demo is there, its usual list.';

/** An empty field keeps the site's default; each hint says which. */
export const BrandInputs = () => (
  <>
    <PictureInput source="value.logo" label="Logo" />
    <BooleanInput source="value.logo_has_name" label="The site's name stands in the logo" />
    <ColourInput source="value.colour" label="Colour" />
    <Heading>Top of the home page</Heading>
    <TextInput
      source="value.headline"
      label="Headline"
      helperText={`Empty: ${defaultHeadline}`}
      fullWidth
    />
    <TextInput
      source="value.line"
      label="Line below it"
      helperText={`Empty: ${defaultLine}`}
      multiline
      fullWidth
    />
    <PictureInput source="value.picture" label="Picture" />
    <Heading>Sections of the home page</Heading>
    <SectionsInput source="value.sections" />
    <Heading>Filters of the home page</Heading>
    <Pair>
      <LinesInput
        source="value.filter_categories"
        label="Categories offered"
        helperText={offeredByDefault}
      />
      <LinesInput
        source="value.filter_cities"
        label="Cities offered"
        helperText={offeredByDefault}
      />
    </Pair>
    <Heading>Claims</Heading>
    <EntriesInput
      source="value.claims"
      label="Figures under Benefits of franchising"
      addLabel="Add a claim"
      helperText="At most three. With none left, the usual three come back."
      isStacked
    >
      <TextInput source="figure" label="Figure" />
      <TextInput source="claim" label="What it says" fullWidth />
      <TextInput source="text" label="In a sentence" fullWidth />
      <TextInput
        source="note"
        label="Where the figure comes from"
        helperText="Visitors open it. Empty: that it is your own claim, without a source."
        fullWidth
      />
    </EntriesInput>
    <Heading>Links</Heading>
    <Links
      source="menu"
      label="Menu in the header"
      usual="At most eight. With none left, the usual ones come back."
    />
    <Links
      source="footer"
      label="Quick links in the footer"
      usual="At most sixteen. With none left, the usual ones come back."
    />
  </>
);

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

type Props = { source: string; label: string };

/** As text, and picked by the browser's own chooser; empty is the site's green. */
function ColourInput({ source, label }: Props) {
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

const Swatch = ({ colour }: { colour: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <Box component="span" sx={{ ...swatch, bgcolor: colour }} />
    {colour}
  </Box>
);

const swatch = {
  display: 'inline-block',
  width: 14,
  height: 14,
  mr: 0.5,
  borderRadius: 0.5,
  verticalAlign: 'text-bottom',
};

/** Says so before it is saved when the site has to use another colour than the one chosen. */
function ColourWarning({ colour }: { colour: string }) {
  const { data } = useRead<ColourUse>(`/colours/${colour.slice(1).toLowerCase()}`);
  if (!data?.isDarkened) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 1 }}>
      Text in <Swatch colour={colour} /> could not be read on light pages. The site uses{' '}
      <Swatch colour={data.light} /> instead there, and <Swatch colour={data.dark} /> on dark pages.
    </Alert>
  );
}

/** Above a group of inputs. */
export const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
    {children}
  </Typography>
);

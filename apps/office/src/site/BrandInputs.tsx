import { homeSections } from '@naya/contract/site-info/brand';
import { defaultHeadline, defaultLine } from '@naya/contract/site-info/brand-defaults';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '../shared/choices.ts';
import { PictureInput } from '../shared/PictureInput.tsx';
import { EntriesInput } from '../shared/EntriesInput.tsx';
import { ColourInput } from './ColourInput.tsx';
import { Heading } from './Heading.tsx';

const Links = ({ source, label, usual }: Record<'source' | 'label' | 'usual', string>) => (
  <EntriesInput source={`value.${source}`} label={label} addLabel="Add a link" helperText={usual}>
    <TextInput source="label" label="Words" />
    <TextInput source="to" label="Leads to" placeholder="/about" />
  </EntriesInput>
);

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
    <EntriesInput
      source="value.sections"
      label="Shown, in this order"
      addLabel="Add a section"
      helperText="Empty: all of them, in the usual order."
    >
      <SelectInput source="" label="Section" choices={choicesOf(homeSections)} />
    </EntriesInput>
    <Heading>Claims</Heading>
    <EntriesInput
      source="value.claims"
      label="Figures under Benefits of franchising"
      addLabel="Add a claim"
      helperText="At most three. Empty: the site's own three."
      isStacked
    >
      <TextInput source="figure" label="Figure" />
      <TextInput source="claim" label="What it says" fullWidth />
      <TextInput source="text" label="In a sentence" fullWidth />
    </EntriesInput>
    <Heading>Links</Heading>
    <Links
      source="menu"
      label="Menu in the header"
      usual="Empty: Home, Franchises, About, Blog, Contact."
    />
    <Links
      source="footer"
      label="Quick links in the footer"
      usual="Empty: the menu's, List Your Franchise, Join as investor."
    />
  </>
);

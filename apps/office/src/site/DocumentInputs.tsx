import { submissionKinds, weekDays, type SubmissionKind } from '@naya/contract/constants';
import type { DocumentKey } from '@naya/contract/site-info/office-forms';
import type { ReactElement } from 'react';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { FreshnessInputs } from './FreshnessInputs.tsx';
import { HtmlInput } from '../text-editor/HtmlInput.tsx';
import { LinesInput } from '../shared/LinesInput.tsx';
import { BrandInputs } from './BrandInputs.tsx';
import { Pair } from '../shared/Pair.tsx';
import { Heading } from './Heading.tsx';
import { PictureInput } from '../shared/PictureInput.tsx';
import { EntriesInput } from '../shared/EntriesInput.tsx';
import { SitesInput } from '../shared/SitesInput.tsx';

const kindNames: Record<SubmissionKind, string> = {
  enquiry: 'Enquiries',
  investor: 'Investors',
  contact: 'Messages',
  listing: 'Listings',
};

const Entries = ({ source, label }: Record<'source' | 'label', string>) => (
  <EntriesInput source={`value.${source}`} label={label} addLabel="Add one more">
    <TextInput source={source} label={label} fullWidth />
  </EntriesInput>
);

const Settings = () => (
  <>
    <TextInput source="value.site_name" label="Name of the site" isRequired fullWidth />
    <TextInput
      source="value.whatsapp_number"
      label="WhatsApp number"
      helperText="Without digits the button is hidden."
      fullWidth
    />
    <Heading>Added to the figures on the site</Heading>
    <Pair>
      <NumberInput source="value.stats_baseline.brands" label="Brands" defaultValue={0} />
      <NumberInput source="value.stats_baseline.investors" label="Investors" defaultValue={0} />
      <NumberInput source="value.stats_baseline.cities" label="Cities" defaultValue={0} />
      <NumberInput
        source="value.stats_threshold"
        label="Show a figure from"
        helperText="A smaller one is replaced by outlets, payback or categories."
      />
    </Pair>
    <Heading>Months after which submissions are erased</Heading>
    <Pair>
      {submissionKinds.map((kind) => (
        <NumberInput key={kind} source={`value.retention_months.${kind}`} label={kindNames[kind]} />
      ))}
    </Pair>
    <FreshnessInputs />
    <Heading>Partner sites</Heading>
    <SitesInput source="value.partner_origins" />
    <LinesInput
      source="value.holidays"
      label="Holidays, on which no brand has to answer"
      helperText="One day on each line, such as 2026-11-08"
    />
  </>
);

/** The inputs of each text that exists once. */
export const documentInputs: Record<DocumentKey, { title: string; inputs: ReactElement }> = {
  settings: { title: 'Settings', inputs: <Settings /> },
  brand: { title: 'Brand and home page', inputs: <BrandInputs /> },
  about: {
    title: 'About',
    inputs: (
      <>
        <TextInput source="value.title" label="Title" isRequired fullWidth />
        <HtmlInput source="value.content" label="Story" />
        <PictureInput source="value.image" label="Picture" />
      </>
    ),
  },
  'contact-info': {
    title: 'Contact',
    inputs: (
      <>
        <Entries source="address" label="Address" />
        <Entries source="email" label="E-mail" />
        <Entries source="phone" label="Phone" />
      </>
    ),
  },
  'business-hours': {
    title: 'Hours',
    inputs: (
      <EntriesInput source="value" label="Business hours" addLabel="Add a day">
        <SelectInput source="day" choices={[...weekDays]} />
        <TextInput source="hours" />
      </EntriesInput>
    ),
  },
  'social-links': {
    title: 'Social links',
    inputs: (
      <>
        <TextInput source="value.facebook" label="Facebook" fullWidth />
        <TextInput source="value.twitter" label="Twitter" fullWidth />
        <TextInput source="value.instagram" label="Instagram" fullWidth />
        <TextInput source="value.linkedin" label="LinkedIn" fullWidth />
      </>
    ),
  },
  'privacy-policy': {
    title: 'Privacy policy',
    inputs: <HtmlInput source="value" label="Privacy policy" />,
  },
  terms: { title: 'Terms', inputs: <HtmlInput source="value" label="Terms" /> },
};

import type { ReactElement } from 'react';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { submissionKinds, weekDays, type SubmissionKind } from '@naya/contract/constants';
import { freshnessSteps, type FreshnessMonths } from '@naya/contract/franchises/freshness';
import type { DocumentKey } from '@naya/contract/site-info/office-forms';
import { PictureInput } from '../media/PictureInput.tsx';
import { EntriesInput } from '../shared/EntriesInput.tsx';
import { LinesInput, SitesInput } from '../shared/LinesInput.tsx';
import { HelpText } from '../shared/HelpText.tsx';
import { Pair } from '../shared/OfficeForm.tsx';
import { checksHint } from '../text-editor/checks-hint.ts';
import { HtmlInput } from '../text-editor/HtmlInput.tsx';
import { BrandInputs, Heading } from './BrandInputs.tsx';

const kindNames: Record<SubmissionKind, string> = {
  enquiry: 'Enquiries',
  investor: 'Investors',
  contact: 'Messages',
  listing: 'Listings',
  report: 'Reports of listings',
  event: 'Registrations for events',
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
        helperText="A smaller one is replaced by outlets, payback or categories. Empty: every figure is shown."
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
        <HtmlInput source="value.content" label="Story" hint={checksHint} />
        <PictureInput source="value.image" label="Picture" />
        <EntriesInput
          source="value.values"
          label="What you hold to"
          addLabel="Add a value"
          helperText="At most six. With none, this part of the page is left out."
          isStacked
        >
          <TextInput source="title" label="In a few words" />
          <TextInput source="text" label="In a sentence or two" multiline fullWidth />
        </EntriesInput>
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
        <HelpText>A site without a link here is not shown, once the demo is removed.</HelpText>
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

const labels: Record<keyof FreshnessMonths, string> = {
  remind: 'First mail to the brand',
  outdated: 'Marked, and behind the others',
  warn: 'Last mail to the brand',
  unpublish: 'Off the site',
};

const FreshnessInputs = () => (
  <>
    <Heading>Months without a confirmation of a franchise</Heading>
    <Pair>
      {freshnessSteps.map((step) => (
        <NumberInput key={step} source={`value.freshness_months.${step}`} label={labels[step]} />
      ))}
    </Pair>
  </>
);

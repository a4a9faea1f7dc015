import { freshnessSteps, type FreshnessMonths } from '@naya/contract/franchises/freshness';
import { NumberInput } from 'react-admin';
import { Pair } from '../shared/Pair.tsx';
import { Heading } from './Heading.tsx';

const labels: Record<keyof FreshnessMonths, string> = {
  remind: 'First mail to the brand',
  outdated: 'Marked, and behind the others',
  warn: 'Last mail to the brand',
  unpublish: 'Off the site',
};

export const FreshnessInputs = () => (
  <>
    <Heading>Months without a confirmation of a franchise</Heading>
    <Pair>
      {freshnessSteps.map((step) => (
        <NumberInput key={step} source={`value.freshness_months.${step}`} label={labels[step]} />
      ))}
    </Pair>
  </>
);

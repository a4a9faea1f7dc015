import { Typography } from '@mui/material';
import { freshnessSteps, type FreshnessMonths } from '@naya/contract/franchises/freshness';
import { NumberInput } from 'react-admin';
import { Pair } from '../shared/Pair.tsx';

const labels: Record<keyof FreshnessMonths, string> = {
  remind: 'First mail to the brand',
  outdated: 'Marked, and behind the others',
  warn: 'Last mail to the brand',
  unpublish: 'Off the site',
};

export const FreshnessInputs = () => (
  <>
    <Typography variant="h6" component="h2" sx={{ mt: 1, mb: 1.5 }}>
      Months without a confirmation of a franchise
    </Typography>
    <Pair>
      {freshnessSteps.map((step) => (
        <NumberInput key={step} source={`value.freshness_months.${step}`} label={labels[step]} />
      ))}
    </Pair>
  </>
);

import { findWarnings } from './warnings.ts';
import { faultOfCin, faultOfGstin, type Fault } from './registrations.ts';

type Hinted = {
  business_logo: string | null;
  images: string[];
  description: string;
  investment_min: number | null;
  investment_max: number | null;
  excepted_roi_min: number | null;
  excepted_roi_max: number | null;
  gst_number: string | null;
  cin_number: string | null;
};

const rules: { hint: string; applies: (franchise: Hinted) => boolean }[] = [
  { hint: 'There is no logo.', applies: (each) => !each.business_logo },
  { hint: 'There are no pictures.', applies: (each) => each.images.length === 0 },
  {
    hint: 'The description is very short.',
    applies: (each) => each.description.trim().length < 80,
  },
];

const faultLine = (kind: string, fault: Fault) => (fault ? [`The ${kind} ${fault}.`] : []);

/** Lists what a reviewer should check; no hint forbids anything. */
export function franchiseHints(franchise: Hinted): string[] {
  const { gst_number, cin_number } = franchise;
  return [
    ...Object.values(findWarnings(franchise)),
    ...faultLine('GSTIN', gst_number && faultOfGstin(gst_number)),
    ...faultLine('CIN', cin_number && faultOfCin(cin_number)),
    ...rules.filter((rule) => rule.applies(franchise)).map((rule) => rule.hint),
  ];
}

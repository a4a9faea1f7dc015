import { genericSocialLinks } from '@naya/contract/provider';
import type { DemoTeamMember } from '../types.ts';

const bio = `
Arul is the reason that two brands on this site can be compared at all. He wrote the forty-one questions into a form, argued with forty founders about what counts as investment, and settled on one definition that everybody dislikes equally.

Before this he spent seven years with a market-research company in Chennai, counting people outside shops. He has strong opinions about clickers.

His team checks figures against leases, invoices and conversations with existing owners, and marks a number as missing sooner than guess it.
`.trim();

export const arulVenkataraman: DemoTeamMember = {
  slug: 'arul-venkataraman',
  name: 'Arul Venkataraman',
  position: 'Co-founder, Data and Verification',
  bio,
  joined: '2022-04-01',
  email: 'arul@example.in',
  phone: '+91 00000 02012',
  linkedin: genericSocialLinks.linkedin,
  experience: [
    'Seven years in retail market research',
    'Designed footfall studies in 26 cities',
    'Built the verification process used for all listings',
  ],
  skills: ['Data quality', 'Survey design', 'Statistics', 'Field research'],
  portrait: {
    skin: '#8A5A34',
    hair: '#16110F',
    hairStyle: 'short-side-part',
    clothing: { garment: 'shirt', colour: '#2C4794' },
    accessory: 'glasses',
  },
};

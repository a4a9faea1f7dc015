import type { Franchise } from './entity.ts';

type Registered = 'legal_name' | 'cin_number' | 'gst_number' | 'trademark_number';

/** Where anybody can look up what a brand states of itself. None of them takes a number in its URL. */
export const publicRegisters = [
  {
    field: 'legal_name',
    label: 'Company',
    register: 'Ministry of Corporate Affairs',
    url: 'https://www.mca.gov.in/content/mca/global/en/mca/master-data/MDS.html',
  },
  {
    field: 'cin_number',
    label: 'CIN',
    register: 'Ministry of Corporate Affairs',
    url: 'https://www.mca.gov.in/content/mca/global/en/mca/master-data/MDS.html',
  },
  {
    field: 'gst_number',
    label: 'GSTIN',
    register: 'GST portal',
    url: 'https://services.gst.gov.in/services/searchtp',
  },
  {
    field: 'trademark_number',
    label: 'Trademark',
    register: 'Trade Marks Registry',
    url: 'https://tmrsearch.ipindia.gov.in/tmrpublicsearch/',
  },
] as const satisfies {
  field: Registered & keyof Franchise;
  label: string;
  register: string;
  url: string;
}[];

export const contactSubjects = [
  'Franchise Inquiry',
  'List My Franchise',
  'Partnership Opportunity',
  'Support',
  'Other',
] as const;

export const investmentRanges = [
  { value: '0-5L', label: 'Below 5 Lakhs' },
  { value: '5-10L', label: '5-10 Lakhs' },
  { value: '10-20L', label: '10-20 Lakhs' },
  { value: '20-50L', label: '20-50 Lakhs' },
  { value: '50L+', label: 'Above 50 Lakhs' },
] as const;

export const franchiseModels = [
  'Single Unit',
  'Multi-Unit',
  'Area Development',
  'Master Franchise',
] as const;

/** 'Tire 1cities' is spelt so in the specification. */
export const operatingStates = [
  'Pan India',
  'Tire 1cities',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;

/** What a brand takes its royalty and its marketing fee on. */
export const royaltyBases = [
  'Sales without GST',
  'Sales with GST',
  'Gross profit',
  'Goods bought from the brand',
] as const;
/** Whether the GST on royalty and marketing fee comes on top of the percentages that the brand names. */
export const gstChoices = ['On top', 'Included'] as const;
export const supplyChoices = ['Must be bought', 'May be bought', 'None'] as const;

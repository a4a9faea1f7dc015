/** A listing as its form sends it, in order. */
export const listingOf = (changed: Record<string, string>): Record<string, string> => ({
  name: 'Zenobia Quill',
  phone: '9811122333',
  designation: 'Founder',
  website: '',
  Headquarters: 'Panaji',
  operatingstates: 'Goa',
  category: 'Food & Beverage',
  investment_min: '500000',
  investment_max: '700000',
  franchise_model: 'Single Unit',
  description: 'Stews from clay ovens.',
  ...changed,
});

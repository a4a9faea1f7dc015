/** A listing that the review may approve. */
export const listing = {
  name: 'Ravi',
  phone: '9000011111',
  designation: 'Founder',
  Headquarters: 'Mysuru',
  operatingstates: 'Karnataka',
  category: 'Food & Beverage',
  investment_min: '500000',
  investment_max: '700000',
  franchise_model: 'Single Unit',
  description: 'Dosas.',
};

/** Bodies that can be sent as they are; a test sends them. */
export const enquiry = {
  name: 'Asha Example',
  email: 'asha@example.in',
  phone: '00000 11111',
  message: 'Is Nagpur open?',
  franchiseId: 1,
  franchiseName: 'Kulhad Nukkad',
};
export const investor = {
  name: 'Asha Example',
  email: 'asha@example.in',
  phone: '00000 11111',
  location: 'Nagpur',
  investmentRange: '5-10L',
  preferredIndustry: 'Retail',
  experience: 'Ten years in a bakery.',
};
export const listing = {
  name: 'Asha Example',
  email: 'asha@example.in',
  phone: '0000011111',
  designation: 'Founder',
  business_name: 'Chai Example',
  website: 'https://chai.example.in',
  Headquarters: 'Nagpur',
  operatingstates: 'Maharashtra,Goa',
  category: 'Retail',
  investment_min: '500000',
  investment_max: '900000',
  franchise_model: 'Single Unit',
  description: 'Tea and snacks from a kiosk.',
};
export const contact = {
  name: 'Asha Example',
  email: 'asha@example.in',
  phone: '',
  subject: 'Support',
  message: 'Where do I find my enquiry?',
};

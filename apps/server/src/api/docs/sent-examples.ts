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
export const contact = {
  name: 'Asha Example',
  email: 'asha@example.in',
  phone: '',
  subject: 'Support',
  message: 'Where do I find my enquiry?',
};

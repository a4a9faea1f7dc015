/** A form says this of an empty field: the server's schemas and the browser's check use the same words. */
export const requiredMessages = {
  contact: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    subject: 'Please choose a subject',
    message: 'Please enter your message',
  },
  enquiry: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
  },
  investor: {
    name: 'Please enter your full name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    location: 'Please enter your preferred location',
    investmentRange: 'Please choose an investment range',
    preferredIndustry: 'Please choose a preferred industry',
  },
} as const;

export const invalidEmail = 'Please enter a valid email address';

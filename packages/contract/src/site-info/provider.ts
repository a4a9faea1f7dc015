/** The provider's details where the settings have none, or cannot be read. */
export const provider = {
  siteName: 'Naya Outlet',
  tagline: 'Find the franchise that fits your city, your budget and your time',
  address: '2nd Floor, Sample Arcade, 100 Feet Road, Indiranagar, Bengaluru 560038',
  phone: '+91 00000 12345',
  email: 'hello@example.in',
} as const;

export const genericSocialLinks = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://twitter.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
} as const;

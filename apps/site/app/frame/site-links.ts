import { aboutUrl, blogsUrl, contactUrl, franchisesUrl, homeUrl } from '@naya/contract/urls';

export const siteLinks = [
  { label: 'Home', to: homeUrl },
  { label: 'Franchises', to: franchisesUrl() },
  { label: 'About', to: aboutUrl },
  { label: 'Blog', to: blogsUrl },
  { label: 'Contact', to: contactUrl },
];

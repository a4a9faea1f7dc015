import { fetchAbout, fetchInsights } from '../../src/areas/about.ts';
import { fetchBlog, fetchBlogs } from '../../src/areas/blogs.ts';
import { fetchCategories } from '../../src/areas/categories.ts';
import { submitContact, submitFranchiseOwner, submitInvestor } from '../../src/areas/enquiries.ts';
import { fetchEvents } from '../../src/areas/events.ts';
import { fetchFranchise, fetchFranchises } from '../../src/areas/franchises.ts';
import { fetchTeam } from '../../src/areas/team.ts';
import type { Store } from '../../src/create-store.ts';

export const contact = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '',
  subject: 'Support',
  message: 'Hello',
} as const;
export const enquiry = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '00000 11111',
  message: 'Is Nagpur open?',
  franchiseId: '1',
  franchiseName: 'Kulhad Nukkad',
};
const listing = {
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '0000011111',
  designation: 'Founder',
  business_name: 'Dosa Gali',
  website: '',
  Headquarters: 'Mysuru',
  operatingstates: 'Karnataka',
  category: 'Food & Beverage',
  investment_min: '300000',
  investment_max: '500000',
  franchise_model: 'Single Unit',
  description: 'D',
};

function listingForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(listing)) form.append(name, value);
  return form;
}

/** Every read: its area, its path, and the words that stand in for a silent server. */
export const reads = [
  {
    area: 'blogs',
    path: '/api/blogs',
    start: (store: Store) => store.dispatch(fetchBlogs()),
    fallback: 'Failed to fetch blogs',
  },
  {
    area: 'blogs',
    path: '/api/blogs/what-15-lakh-really-buys',
    start: (store: Store) => store.dispatch(fetchBlog('what-15-lakh-really-buys')),
    fallback: 'Failed to fetch blog',
  },
  {
    area: 'franchises',
    path: '/api/franchises',
    start: (store: Store) => store.dispatch(fetchFranchises()),
    fallback: 'Failed to fetch franchises',
  },
  {
    area: 'franchises',
    path: '/api/franchises/1',
    start: (store: Store) => store.dispatch(fetchFranchise(1)),
    fallback: 'Failed to fetch franchise',
  },
  {
    area: 'categories',
    path: '/api/categories',
    start: (store: Store) => store.dispatch(fetchCategories()),
    fallback: 'Failed to fetch categories',
  },
  {
    area: 'events',
    path: '/api/events',
    start: (store: Store) => store.dispatch(fetchEvents()),
    fallback: 'Failed to fetch events',
  },
  {
    area: 'team',
    path: '/api/team',
    start: (store: Store) => store.dispatch(fetchTeam()),
    fallback: 'Failed to fetch team members',
  },
  {
    area: 'about',
    path: '/api/about',
    start: (store: Store) => store.dispatch(fetchAbout()),
    fallback: 'Failed to fetch about content',
  },
  {
    area: 'about',
    path: '/api/franchise-insights',
    start: (store: Store) => store.dispatch(fetchInsights()),
    fallback: 'Failed to fetch franchise insights',
  },
] as const;

/** The three forms: the status each has of its own, and its path. */
export const forms = [
  {
    status: 'contactStatus',
    path: '/api/contact',
    start: (store: Store) => store.dispatch(submitContact({ payload: contact })),
  },
  {
    status: 'investorStatus',
    path: '/api/investor',
    start: (store: Store) => store.dispatch(submitInvestor({ payload: enquiry })),
  },
  {
    status: 'franchiseOwnerStatus',
    path: '/api/franchise-owner',
    start: (store: Store) => store.dispatch(submitFranchiseOwner({ payload: listingForm() })),
  },
] as const;

import { expect, it } from 'vitest';
import { cardVersion, franchiseCard, postCard } from '../src/cards.ts';

const franchise = {
  business_name: 'Kulhad Nukkad',
  category: 'Food & Beverage',
  investment_min: 450_000,
  investment_max: 650_000,
  excepted_roi_min: 14,
  excepted_roi_max: 18,
  locations: ['Pune', 'Nashik', 'Pune', 'Surat', 'Indore'],
  images: ['/media/a.webp', '/media/b.webp'],
  business_logo: null,
};
const post = {
  title: 'What 15 lakh buys',
  category: 'Money',
  author: 'Asha',
  created_at: '2026-11-15T10:00:00Z',
  image: null,
};

it('a franchise shows its figures as the site writes them, and its places in short', () => {
  expect(franchiseCard(franchise)).toEqual({
    kind: 'franchise',
    name: 'Kulhad Nukkad',
    category: 'Food & Beverage',
    investment: '₹4.5L–₹6.5L',
    payback: '14–18 months',
    places: 'Pune, Nashik and 2 more',
    picture: '/media/a.webp',
    logo: null,
  });
});

it('what a franchise does not tell is left out', () => {
  const bare = {
    ...franchise,
    investment_min: null,
    investment_max: null,
    excepted_roi_min: null,
    excepted_roi_max: null,
    locations: [],
    images: [],
  };
  expect(franchiseCard(bare)).toMatchObject({
    investment: null,
    payback: null,
    places: '',
    picture: null,
  });
});

it('the version follows everything that is shown, and nothing else', () => {
  const versionOf = (changes: Partial<typeof franchise>) =>
    cardVersion(franchiseCard({ ...franchise, ...changes }));
  const versions = [
    versionOf({}),
    versionOf({ business_name: 'Kulhad Nukkar' }),
    versionOf({ category: 'Retail' }),
    versionOf({ investment_max: 700_000 }),
    versionOf({ excepted_roi_max: 20 }),
    versionOf({ locations: ['Surat'] }),
    versionOf({ images: [] }),
    cardVersion(postCard(post)),
    cardVersion(postCard({ ...post, author: null })),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf({ images: ['/media/a.webp'] })).toBe(versions[0]);
  expect(versions.join('')).toMatch(/^[\da-z]+$/);
});

import { describe, expect, test } from 'vitest';
import { normaliseBlog } from '../../src/blog/normalise.ts';
import {
  normaliseBusinessHours,
  normaliseContactInfo,
  normaliseSettings,
  normaliseSocialLinks,
} from '../../src/site-info/normalise.ts';
import { normaliseCategory } from '../../src/categories/normalise.ts';
import { normaliseEvent } from '../../src/events/normalise.ts';
import { normaliseFranchise, normalisePublicFranchise } from '../../src/franchises/normalise.ts';
import { normaliseHtml } from '../../src/normalise/html.ts';
import { normaliseFieldErrors, normaliseReceipt } from '../../src/submissions/normalise-receipt.ts';
import { normaliseTeamMember } from '../../src/team/normalise.ts';

const least = { id: 1, business_name: 'Sample Chai', category: 'Food & Beverage' };

function franchise(fields: Record<string, unknown>) {
  const row = normaliseFranchise({ ...least, ...fields });
  if (!row) throw new Error('not usable');
  return row;
}

describe('franchise', () => {
  test.each([
    { id: null },
    { id: '' },
    { id: 1.5 },
    { business_name: ' ' },
    { category: null },
    { category: { name: 'Retail' } },
  ])('is unusable with %j', (fields) => {
    expect(normaliseFranchise({ ...least, ...fields })).toBeNull();
  });

  test('needs no more than id, name and category', () => {
    expect(franchise({})).toMatchObject({
      slug: 'sample-chai',
      description: '',
      images: [],
      locations: [],
      investment_min: null,
      is_active: false,
      is_featured: false,
      status: 'approved',
    });
    expect(franchise({ id: 'abc' }).id).toBe('abc');
  });

  test.each([
    ['images', '/a.webp', ['/a.webp']],
    ['images', '/a,b.webp', ['/a,b.webp']],
    ['images', '["/a.webp","/b.webp"]', ['/a.webp', '/b.webp']],
    [
      'images',
      ['/a.webp', null, '', 'javascript:alert(1)', 'uploads/b.png'],
      ['/a.webp', 'uploads/b.png'],
    ],
    ['images', 'data:text/html,x', []],
    ['locations', 'Pune, Mumbai,,Pune', ['Pune', 'Mumbai']],
    ['locations', '["Pune","Mumbai"]', ['Pune', 'Mumbai']],
    ['locations', ['Pune', ' ', 5], ['Pune', '5']],
    ['locations', null, []],
    [
      'training_details',
      'Two weeks. Then audits, monthly; on site',
      ['Two weeks', 'Then audits', 'monthly', 'on site'],
    ],
    ['training_details', ['Two weeks. Then audits'], ['Two weeks. Then audits']],
    ['support_provided', 'Site, lease\nLaunch', ['Site, lease', 'Launch']],
    ['investment_min', '500000', 500_000],
    ['investment_min', '5,00,000.50', 500_000.5],
    ['investment_min', 'ask', null],
    ['investment_min', '', null],
    ['space_required', 450, '450'],
    ['is_active', 0, false],
    ['is_active', '0', false],
    ['is_active', 'false', false],
    ['is_active', '', false],
    ['is_active', null, false],
    ['is_active', undefined, false],
    ['is_active', 1, true],
    ['is_featured', '1', true],
    ['is_featured', ' True ', true],
    ['is_featured', 2, false],
    ['trending_type', 'Weekly', 'weekly'],
    ['trending_type', 'daily', null],
    ['status', 'PENDING', 'pending'],
    ['status', 'live', 'approved'],
    ['website', 'chai.example.in/x', 'https://chai.example.in/x'],
    ['website', 'javascript:alert(1)', null],
    ['website', 'java\nscript:alert(1)', null],
    ['royalty_percentage', '6.5%', 6.5],
  ])('%s %j becomes %j', (field, loose, strict) => {
    expect(franchise({ [field]: loose })).toHaveProperty(field, strict);
  });

  test.each([
    [{ excepted_roi: [12, '18'] }, 12, 18],
    [{ excepted_roi: '[12,18]' }, 12, 18],
    [{ excepted_roi: [12, 18], excepted_roi_min: 10, excepted_roi_max: '20' }, 10, 20],
    [{ excepted_roi: [12, 18], excepted_roi_min: null, excepted_roi_max: 20 }, 12, 20],
    [{ excepted_roi: 'soon' }, null, null],
  ])('payback months of %j', (fields, min, max) => {
    expect(franchise(fields)).toMatchObject({ excepted_roi_min: min, excepted_roi_max: max });
  });

  test('is public when approved and not deleted', () => {
    expect(normalisePublicFranchise(least)).not.toBeNull();
    expect(normalisePublicFranchise({ ...least, status: 'suspended' })).toBeNull();
    expect(normalisePublicFranchise({ ...least, deleted_at: '2026-01-01' })).toBeNull();
  });
});

test('a default-category picture is none', () => {
  const category = { id: 1, name: 'Retail', image: '/uploads/retail.png' };
  expect(normaliseCategory(category)?.image).toBe('/uploads/retail.png');
  const standIn = { ...category, image: '/uploads/default-category.png' };
  expect(normaliseCategory(standIn)?.image).toBeNull();
  expect(normaliseCategory({ name: 'Food & Beverage' })).toMatchObject({
    id: 'food-beverage',
    slug: 'food-beverage',
  });
});

test('a blog takes tags as list or text, and slug or id', () => {
  const blog = { id: 3, title: 'T', tags: 'a, b' };
  expect(normaliseBlog(blog)).toMatchObject({ slug: '3', tags: ['a', 'b'], content: '' });
  expect(normaliseBlog({ slug: 's', title: 'T', tags: ['a, b'] })).toMatchObject({
    id: 's',
    tags: ['a, b'],
  });
});

test('an event takes snake and camel case', () => {
  const event = { id: 1, title: 'Expo' };
  const strict = { video_type: 'youtube', video_id: 'x', video_url: '/v', image_url: '/i' };
  const camel = { videoType: 'YouTube', videoId: 'x', videoUrl: '/v', imageUrl: '/i' };
  expect(normaliseEvent({ ...event, ...strict })).toMatchObject(strict);
  expect(normaliseEvent({ ...event, ...camel })).toMatchObject(strict);
  expect(normaliseEvent({ ...event, video_type: 'vhs', video_id: 42 })).toMatchObject({
    video_type: null,
    video_id: '42',
  });
});

test('a team member takes experience and skills as list or text', () => {
  const member = { id: 1, name: 'Asha', experience: 'Ten years, Pune\nFive, Goa', skills: 'a, b' };
  expect(normaliseTeamMember(member)).toMatchObject({
    experience: ['Ten years, Pune', 'Five, Goa'],
    skills: ['a', 'b'],
  });
});

describe('business hours', () => {
  const strict = [
    { day: 'Monday', hours: '10-7' },
    { day: 'Sunday', hours: 'Closed' },
  ];
  test.each([
    ['a map', { sunday: 'Closed', MONDAY: '10-7', holiday: 'x', Tuesday: null }],
    [
      'a list',
      [
        { day: 'Sun', hours: 'Closed' },
        { day: 'mon', hours: '10-7' },
        { day: 'mon', hours: '9-5' },
        null,
      ],
    ],
  ])('as %s', (_shape, body) => {
    expect(normaliseBusinessHours(body)).toEqual(strict);
  });
  test.each(['closed', null, 5])('%j is no week', (body) => {
    expect(normaliseBusinessHours(body)).toBeNull();
  });
});

test('contact lists hold objects or texts', () => {
  expect(
    normaliseContactInfo({
      address: [{ address: 'A' }, {}],
      email: ['a@example.in'],
      phone: '123',
    }),
  ).toEqual({
    address: [{ address: 'A' }],
    email: [{ email: 'a@example.in' }],
    phone: [{ phone: '123' }],
  });
});

test('social links keep URLs of the web only', () => {
  expect(
    normaliseSocialLinks({
      facebook: 'https://facebook.com/x',
      twitter: '#',
      instagram: 'javascript:x',
    }),
  ).toEqual({ facebook: 'https://facebook.com/x', twitter: null, instagram: null, linkedin: null });
});

test('settings without a site name take the provider’s', () => {
  expect(normaliseSettings({ whatsapp_number: 919876543210 })).toEqual({
    site_name: 'Naya Outlet',
    whatsapp_number: '919876543210',
  });
});

test.each([
  ['<p>Hi</p>', '<p>Hi</p>'],
  ['"<p>Hi</p>"', '<p>Hi</p>'],
  ['{"content":"<p>Hi</p>"}', '<p>Hi</p>'],
  ['"Quoted" words', '"Quoted" words'],
  ['{"title":"x"}', null],
  ['', ''],
])('the HTML of %j', (body, html) => {
  expect(normaliseHtml(body)).toBe(html);
});

test('receipts and field errors of foreign backends', () => {
  expect(normaliseReceipt(null, 'Thanks')).toEqual({ success: true, message: 'Thanks', id: null });
  expect(normaliseReceipt({ success: 1, message: 'Ok', id: 'a' }, '')).toEqual({
    success: true,
    message: 'Ok',
    id: 'a',
  });
  expect(normaliseReceipt({ success: false }, 'Thanks')).toBeNull();
  expect(
    normaliseFieldErrors({ errors: { name: ['Missing', 'x'], email: 'Bad', age: {} } }),
  ).toEqual({
    name: 'Missing',
    email: 'Bad',
  });
  expect(normaliseFieldErrors('no')).toBeNull();
});

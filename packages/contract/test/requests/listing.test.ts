import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../../src/forms/field-errors.ts';
import { listingSchema } from '../../src/submissions/listing.ts';

const good = {
  name: 'Asha Sample',
  email: 'asha@example.in',
  phone: '0000012345',
  designation: 'Founder',
  business_name: 'Sample Chai',
  website: 'https://chai.example.in',
  Headquarters: 'Pune',
  operatingstates: 'Maharashtra,Goa',
  category: 'Food & Beverage',
  investment_min: '500000',
  investment_max: '1000000',
  franchise_model: 'Single Unit',
  description: 'x',
};

function errorsOf(changes: Record<string, unknown>): Record<string, string> {
  const parsed = listingSchema.safeParse({ ...good, ...changes });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

describe('listing', () => {
  test('accepts what the form sends, amounts as numbers', () => {
    expect(listingSchema.parse(good)).toEqual({
      ...good,
      investment_min: 500_000,
      investment_max: 1_000_000,
    });
  });

  test.each([
    ['name', 'Name is required'],
    ['phone', 'Phone number is required'],
    ['email', 'Email is required'],
    ['designation', 'Designation is required'],
    ['business_name', 'Company name is required'],
    ['Headquarters', 'Headquarters location is required'],
    ['operatingstates', 'Please select at least one state'],
    ['category', 'Please select a category'],
    ['investment_min', 'Minimum investment is required'],
    ['investment_max', 'Maximum investment is required'],
    ['franchise_model', 'Please select a model type'],
    ['description', 'Description is required'],
  ])('%s empty: %s', (field, message) => {
    for (const empty of ['', '  ', undefined, null]) {
      expect(errorsOf({ [field]: empty })).toEqual({ [field]: message });
    }
  });

  test('tells of all missing fields at once', () => {
    const parsed = listingSchema.safeParse({});
    expect(Object.keys(fieldErrors(parsed.error!))).toHaveLength(12);
  });

  test.each([
    ['phone', '98765 43210', 'Please enter a valid 10-digit phone number'],
    ['phone', '+919876543210', 'Please enter a valid 10-digit phone number'],
    ['phone', '123', 'Please enter a valid 10-digit phone number'],
    ['email', 'asha@', 'Please enter a valid email address'],
    ['investment_min', '-1', 'Must be greater than 0'],
    ['investment_max', -1, 'Must be greater than 0'],
    ['investment_min', 'five', 'Please enter a number'],
    ['investment_max', '1e99', 'Please enter a number'],
    ['investment_max', 1e20, 'Please enter a smaller amount'],
    ['franchise_model', 'Kiosk', 'Please select a model type'],
    ['operatingstates', 'Goa,Atlantis', 'Please select states from the list'],
    ['operatingstates', ' , ', 'Please select at least one state'],
    ['website', 'chai', 'Please enter a valid URL'],
    ['website', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['website', 'ftp://chai.example.in', 'Please enter a valid URL'],
    ['website', 'www.brand.in', 'Please enter a valid URL'],
    ['cost_interior', 'much', 'Please enter a number'],
    ['cost_stock', '-5', 'Must be 0 or more'],
    ['cost_deposit', 1e20, 'Please enter a smaller amount'],
    [
      'costs_not_included',
      'Deposit,Bribes',
      'Please choose from Franchise fee, Interior, Equipment, First stock, Deposit, Working capital',
    ],
    [
      'open_cities',
      'Indore, Atlantis',
      'We do not know Atlantis. Please add its state, as in "Atlantis, Madhya Pradesh".',
    ],
    ['outlet_cities', 'x'.repeat(2_001), 'Please use at most 2000 characters'],
    ['name', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['description', 'x'.repeat(5_001), 'Please use at most 5000 characters'],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    { investment_min: 0 },
    { investment_min: '0' },
    { investment_min: '2000000', investment_max: '1000000' },
    { investment_max: '10,00,000' },
    { cost_interior: '', cost_stock: null, costs_not_included: '' },
    { cost_interior: '3,00,000', cost_stock: 0, costs_not_included: 'Deposit' },
    { open_cities: '', waiting_cities: null, outlet_cities: '  ' },
    { website: '' },
    { website: undefined },
    { website: null },
    { website: 'http://brand.in/shops?city=pune' },
    { operatingstates: 'Pan India, Tire 1cities ,Delhi' },
    { description: 'x'.repeat(5_000) },
  ])('lets %j pass', (changes) => {
    expect(errorsOf(changes)).toEqual({});
  });

  test('writes places in our spelling, and reads its own text again', () => {
    const typed = { open_cities: 'bengaluru,\nanywhere in goa', outlet_cities: 'Pune (3), Delhi' };
    const parsed = listingSchema.parse({ ...good, ...typed });
    expect(parsed).toMatchObject({
      open_cities: 'Bangalore, Karnataka; Anywhere in Goa',
      outlet_cities: 'Pune, Maharashtra (3); Delhi',
    });
    expect(parsed).not.toHaveProperty('waiting_cities');
    expect(listingSchema.parse(parsed)).toEqual(parsed);
  });

  test('trims, and removes control characters but not line breaks', () => {
    const parsed = listingSchema.parse({
      ...good,
      name: ' Asha\u0000 \n Sample ',
      description: ' First.\r\nSecond.\u0007 ',
      operatingstates: ' Goa , Goa,Delhi',
    });
    expect(parsed.name).toBe('Asha Sample');
    expect(parsed.description).toBe('First.\nSecond.');
    expect(parsed.operatingstates).toBe('Goa,Delhi');
  });
});

import { describe, expect, it } from 'vitest';
import { findField, optionsOf, valueOf } from '../support/fields.ts';
import {
  descriptionOf,
  findAll,
  findNamed,
  findOne,
  findPart,
  hrefOf,
  textOf,
  textsOf,
  type Element,
} from '../support/html.ts';
import { drawPicture } from '../support/pictures.ts';
import { sendForm, type FormValues } from '../support/send-form.ts';
import type { SitePage } from '../support/site.ts';
import { site } from './site.ts';
import { contact, enquiry, forms, investor, listing } from './form-cases.ts';

const formOn = ({ document }: SitePage, name: string): Element => findPart(document, name, 'form');
const alertsOn = ({ document }: SitePage) => textsOf(findAll(document, '*', { role: 'alert' }));

/** By name: a state that somebody drops or renames by mistake is missed. */
const statesOfTheSpecification = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Pan India',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tire 1cities',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

describe.each(forms)('$path without scripts', (each) => {
  const { path, form, button, values, thanks, kind } = each;
  const fillAndSend = async (changes: FormValues) => {
    const page = await site.visit(path);
    return sendForm(site, page, formOn(page, form), button, { ...values, ...changes });
  };

  it('says what is required, what it collects and why', async () => {
    const element = formOn(await site.visit(path), form);
    const isRequired = (label: string) => 'required' in findField(element, label).attribs;
    expect(each.required.filter((label) => !isRequired(label))).toEqual([]);
    expect(each.optional.filter(isRequired)).toEqual([]);
    expect(findField(element, 'Email').attribs['type']).toBe('email');
    expect(textOf(element)).toContain(each.purpose);
    expect(hrefOf(element, 'privacy policy')).toBe('/privacy-policy');
  });

  it('sends, once even when it is sent again', async () => {
    const email = `${kind}@example.in`;
    const answer = await fillAndSend({ email });
    expect(textOf(answer.document)).toContain(thanks);
    await fillAndSend({ email });
    expect(await site.storedSubmissions(email)).toMatchObject([{ kind }]);
  });

  it('brings back what was typed together with the errors', async () => {
    const page = await fillAndSend({ email: 'a&b@example.in', name: 'Asha & "Co"' });
    const element = formOn(page, form);
    const field = findField(element, 'Email');
    expect(descriptionOf(field)).toBe('Please enter a valid email address');
    expect(valueOf(field)).toBe('a&b@example.in');
    expect(valueOf(findField(element, /^(Full )?Name$/))).toBe('Asha & "Co"');
    expect(alertsOn(page)).toContain('One field needs your attention.');
    const kept = Object.entries(values).filter(
      ([name]) => !['name', 'operatingstates'].includes(name),
    );
    for (const [name, value] of kept) {
      expect(valueOf(findOne(element, '*', { name })), name).toBe(value);
    }
  });

  it('marks what fills the hidden field', async () => {
    const email = `${kind}-trapped@example.in`;
    await fillAndSend({ email, fax_number: '022 0000 0000' });
    const rows = await site.storedSubmissions(email);
    expect(rows.map((row) => row.spam_reasons)).toEqual([
      expect.arrayContaining(['filled a hidden field']),
    ]);
  });
});

describe('choices', () => {
  it('a message has five subjects', async () => {
    const subject = findField(formOn(await site.visit('/contact'), 'Contact form'), 'Subject');
    expect(optionsOf(subject)).toEqual([
      'Select a subject',
      'Franchise Inquiry',
      'List My Franchise',
      'Partnership Opportunity',
      'Support',
      'Other',
    ]);
  });

  it('an investor chooses a range and a category, can cancel, and sees three benefits', async () => {
    const page = await site.visit('/join-investor');
    const form = formOn(page, 'Investor registration');
    const range = findField(form, 'Investment Range');
    const options = findAll(range, 'option').map((each) => [each.attribs['value'], textOf(each)]);
    expect(options).toEqual([
      ['', 'Select a range'],
      ['0-5L', 'Below 5 Lakhs'],
      ['5-10L', '5-10 Lakhs'],
      ['10-20L', '10-20 Lakhs'],
      ['20-50L', '20-50 Lakhs'],
      ['50L+', 'Above 50 Lakhs'],
    ]);
    const categories = await site.ask<{ name: string }[]>('/categories');
    expect(optionsOf(findField(form, 'Preferred Industry'))).toEqual([
      'Select an industry',
      ...categories.map(({ name }) => name),
    ]);
    expect(hrefOf(form, 'Cancel')).toBe('/');
    expect(findAll(findPart(page.document, 'What you get'), 'li')).toHaveLength(3);
  });

  it('a listing has five sections, four model types and a logo that is called required', async () => {
    const form = formOn(await site.visit('/list-franchise'), 'Franchise listing');
    expect(findAll(form, 'section').map((part) => textOf(findOne(part, 'h2')))).toEqual([
      'Basic Information',
      'Company Information',
      'Franchise Details',
      'Media',
      'Description',
    ]);
    expect(optionsOf(findField(form, 'Model Type'))).toEqual([
      'Select a model type',
      'Single Unit',
      'Multi-Unit',
      'Area Development',
      'Master Franchise',
    ]);
    expect(findNamed(form, 'label', 'Logo *')).toHaveLength(1);
    const states = findAll(form, 'input', { name: 'operatingstates' }).map(valueOf);
    expect(states.toSorted()).toEqual(statesOfTheSpecification);
    for (const label of ['Logo', 'Business Images']) {
      expect(descriptionOf(findField(form, label))).toMatch(/GIF; no SVG; at most 5 MB each/);
    }
    expect(descriptionOf(findField(form, 'Website'))).toContain('https://');
  });
});

it('who has registered is shown the way home', async () => {
  const page = await site.visit('/join-investor');
  const values = { ...investor.values, email: 'home@example.in' };
  const answer = await sendForm(
    site,
    page,
    formOn(page, 'Investor registration'),
    'Register',
    values,
  );
  expect(hrefOf(findOne(answer.document, 'main'), 'Go to home')).toBe('/');
});

it('who has sent a message can send another', async () => {
  const page = await site.visit('/contact');
  const values = { ...contact.values, email: 'another@example.in' };
  const answer = await sendForm(site, page, formOn(page, 'Contact form'), 'Send Message', values);
  const next = await site.visit(hrefOf(answer.document, 'Send another message') ?? '');
  expect(valueOf(findField(formOn(next, 'Contact form'), 'Message'))).toBe('');
});

it('who has enquired can enquire again', async () => {
  const page = await site.visit('/franchises/kulhad-nukkad');
  const values = { ...enquiry.values, email: 'again@example.in' };
  const answer = await sendForm(site, page, formOn(page, 'Enquiry form'), 'Submit Enquiry', values);
  expect(textOf(answer.document)).toContain('Enquiry Submitted!');
  expect(await site.storedSubmissions('again@example.in')).toMatchObject([
    { payload: { franchiseName: 'Kulhad Nukkad' } },
  ]);
  const form = findAll(answer.document, 'form').find(
    (each) => findNamed(each, 'button', 'Send Another Enquiry').length > 0,
  );
  const next = await sendForm(site, answer, form!, 'Send Another Enquiry');
  expect(valueOf(findField(formOn(next, 'Enquiry form'), 'Name'))).toBe('');
});

const pngOf = async (width: number, height: number) => {
  const bytes = await drawPicture({ width, height, kind: 'png' });
  return new File([new Uint8Array(bytes)], `${width}.png`, { type: 'image/png' });
};

describe('a listing without scripts', () => {
  const send = async (changes: FormValues) => {
    const page = await site.visit('/list-franchise');
    const values = { ...listing.values, ...changes };
    return sendForm(site, page, formOn(page, 'Franchise listing'), 'Submit Listing', values);
  };

  it('arrives with its logo and the first four of its pictures', async () => {
    const email = 'pictures@example.in';
    const images = await Promise.all([41, 42, 43, 44, 45].map((width) => pngOf(width, 30)));
    await send({ email, logo: await pngOf(64, 64), images });
    const [stored] = await site.storedSubmissions(email);
    expect(stored?.payload).toMatchObject({
      logo: expect.stringMatching(/-64x64\./),
      operatingstates: 'Goa,Kerala',
      images: [41, 42, 43, 44].map((width): unknown => expect.stringMatching(`-${width}x30.`)),
    });
  });

  it('says how it went where screen readers hear it', async () => {
    const heardOn = ({ document }: SitePage) =>
      textOf(findOne(document, '*', { 'aria-live': 'assertive' }));
    expect(heardOn(await site.visit('/list-franchise'))).toBe('');
    expect(heardOn(await send({ email: 'aloud@example.in' }))).toContain(listing.thanks);
  });

  it('comes back with its states, and asks for its pictures again', async () => {
    const page = await send({ email: 'short@example.in', phone: '12', logo: await pngOf(64, 64) });
    const form = formOn(page, 'Franchise listing');
    expect(descriptionOf(findField(form, 'Phone'))).toContain(
      'Please enter a valid 10-digit phone number',
    );
    expect(textOf(form)).toContain('Please choose your pictures again.');
    const checked = findAll(form, 'input', { name: 'operatingstates', checked: true });
    expect(checked.map(valueOf)).toEqual(['Goa', 'Kerala']);
  });
});

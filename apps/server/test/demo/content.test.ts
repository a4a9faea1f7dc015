import { describe, expect, test } from 'vitest';
import { provider } from '@naya/contract/site-info/provider';
import { readContent } from '../../src/demo/read-content.ts';
import { repeated, sampleEmail, samplePhone, words } from './patterns.ts';

const { about, businessHours, categories, contactInfo, events, franchises, settings, team } =
  readContent();

describe('categories', () => {
  test('there are ten or more, each with its own slug and name', () => {
    expect(categories.length).toBeGreaterThanOrEqual(10);
    for (const key of ['slug', 'name'] as const) {
      expect(repeated(categories.map((category) => category[key]))).toEqual([]);
    }
  });

  test('each has at least three brands', () => {
    for (const { name } of categories) {
      const own = franchises.filter((brand) => brand.category === name);
      expect(own.length, name).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('events', () => {
  test('there are eight, in order of date, between November 2026 and March 2027', () => {
    const days = events.map((event) => event.date.slice(0, 10));
    expect(events).toHaveLength(8);
    expect(days).toEqual(days.toSorted());
    expect(days[0]! >= '2026-11-01' && days.at(-1)! <= '2027-03-31').toBe(true);
    expect(repeated(events.map((event) => event.picture))).toEqual([]);
  });

  test('each has a video id its player can open, or is a picture', () => {
    const shapes = { youtube: /^[\w-]{11}$/, vimeo: /^\d+$/, image: /^$/ };
    for (const { title, video_type: type, video_id: id } of events) {
      expect(id ?? '', title).toMatch(shapes[type]);
    }
    const types = events.map((event) => event.video_type).toSorted();
    expect(types.join(' ')).toBe('image image image vimeo vimeo youtube youtube youtube');
  });

  test('descriptions are 40 to 70 words', () => {
    for (const { title, description } of events) {
      expect(words(description).length, title).toBeGreaterThanOrEqual(40);
      expect(words(description).length, title).toBeLessThanOrEqual(70);
    }
  });
});

describe('team', () => {
  test('six people with two or three paragraphs, experience and skills', () => {
    expect(team).toHaveLength(6);
    expect(repeated(team.map((member) => member.slug))).toEqual([]);
    for (const { name, bio, experience, skills } of team) {
      expect([2, 3], name).toContain(bio.split('\n\n').length);
      expect(Math.min(experience.length, skills.length), name).toBeGreaterThanOrEqual(3);
    }
  });

  test('contact details are recognisable samples', () => {
    for (const { phone, email } of team) {
      expect(phone).toMatch(samplePhone);
      expect(email).toMatch(sampleEmail);
    }
  });
});

test('the story says since when, in 250 words or more', () => {
  expect(about.content).toContain('2022');
  expect(words(about.content.replaceAll(/<[^>]+>/g, ' ')).length).toBeGreaterThanOrEqual(250);
});

test('contact data agrees with the footer and gives hours for the whole week', () => {
  expect(contactInfo.address[0]?.address).toBe(provider.address);
  expect(contactInfo.email[0]?.email).toBe(provider.email);
  expect(settings.site_name).toBe(provider.siteName);
  for (const { phone } of contactInfo.phone) expect(phone).toMatch(samplePhone);
  for (const { email } of contactInfo.email) expect(email).toMatch(sampleEmail);
  expect(settings.whatsapp_number).toMatch(samplePhone);
  expect(new Set(businessHours.map(({ day }) => day)).size).toBe(7);
});

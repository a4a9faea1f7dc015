import type { SeedContent } from '@naya/core/compose/seed';
import { readContent, type DemoFiles } from './read-content.ts';

/** From a drawn picture's name, such as `brands/dosa-daftar-1`, to its stored URL. */
export type PictureUrl = (name: string) => string | null;

const dayMs = 24 * 60 * 60 * 1000;
const newest = Date.parse('2026-11-10T04:30:00Z');

/** The whole demo catalogue in the contract's words, ready to be stored. */
export function demoContent(picture: PictureUrl): SeedContent {
  const content = readContent();
  const { about } = content;
  return {
    ...baseOf(content, picture),
    franchises: content.franchises.map((franchise, index) => ({
      ...withPictures(franchise, index, picture),
      ...freshnessOf(franchise.slug, content.checks),
    })),
    checks: content.checks.map(({ daysAgo, ...check }) => ({
      ...check,
      checked_on: daysBack(daysAgo).slice(0, 10),
      images: check.images.map(picture).filter((url) => url !== null),
    })),
    calls: content.calls.map(({ calls, ...brand }) => ({
      ...brand,
      calls: calls.map(({ daysAgo, ...call }) => ({
        ...call,
        called_on: daysBack(daysAgo).slice(0, 10),
      })),
    })),
    blogs: content.articles.map(({ published, ...article }) => ({
      ...article,
      image: picture(`blog/${article.slug}`),
      created_at: new Date(published).toISOString(),
    })),
    events: content.events.map((event) => eventWithPictures(event, picture)),
    team: content.team.map(({ slug, ...member }) => ({
      ...member,
      image: picture(`team/${slug}`),
    })),
    documents: {
      ...baseOf(content, picture).documents,
      about: { title: about.title, content: about.content, image: picture('site/about') },
      'contact-info': content.contactInfo,
      'social-links': content.socialLinks,
      settings: content.settings,
    },
  };
}

/** A site without the demo starts with this; the settings ask for the rest. */
export function baseContent(picture: PictureUrl): SeedContent {
  const base = baseOf(readContent(), picture);
  return { ...base, franchises: [], checks: [], calls: [], blogs: [], events: [], team: [] };
}

function baseOf(content: DemoFiles, picture: PictureUrl) {
  const { businessHours, privacyPolicy, terms } = content;
  return {
    categories: content.categories.map((category) => ({
      ...category,
      image: picture(`categories/${category.slug}`),
    })),
    pages: content.pages.map(({ slug, title, content: html }) => ({ slug, title, content: html })),
    documents: { 'business-hours': businessHours, 'privacy-policy': privacyPolicy, terms },
  };
}

function withPictures(
  { pictures, pausedDays, ...franchise }: DemoFiles['franchises'][number],
  index: number,
  picture: PictureUrl,
) {
  const { slug } = franchise;
  const gallery = Array.from({ length: pictures }, (_, at) => picture(`brands/${slug}-${at + 1}`));
  return {
    ...franchise,
    featured_reason: franchise.featured_reason ?? null,
    paused_until: pausedDays ? daysBack(-pausedDays).slice(0, 10) : null,
    first_listed_at: null,
    business_logo: picture(`brands/${slug}-logo`),
    images: gallery.filter((url) => url !== null),
    // Scattered over the past months, so that "newest" is not one category after the other.
    created_at: new Date(newest - ((index * 37) % 150) * dayMs).toISOString(),
  };
}

const daysBack = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const yearOfDays = 365;

/** As of the check of its figures; without one as if it had been approved a while ago. */
function freshnessOf(slug: string, checks: DemoFiles['checks']) {
  const figures = checks.find((check) => check.slug === slug && check.kind === 'figures');
  const daysAgo = figures?.daysAgo ?? approvedDaysAgo;
  return { confirmed_at: daysBack(daysAgo), is_outdated: daysAgo > yearOfDays };
}
const approvedDaysAgo = 120;

function eventWithPictures(
  { picture: name, ...event }: DemoFiles['events'][number],
  picture: PictureUrl,
) {
  const cover = picture(`events/${name}`);
  return { ...event, thumbnail: cover, image_url: event.video_type === 'image' ? cover : null };
}

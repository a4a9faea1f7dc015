import { about } from './content/about.ts';
import { articles } from './content/articles.ts';
import { brands } from './content/brands.ts';
import { categories } from './content/categories.ts';
import { businessHours, contactInfo, settings, socialLinks } from './content/contact.ts';
import { events } from './content/events.ts';
import { pages } from './content/pages.ts';
import { privacyPolicy } from './content/policies/privacy-policy.ts';
import { terms } from './content/policies/terms.ts';
import { team } from './content/team.ts';
import type { DemoBrand, DemoEvent } from './content/types.ts';

/** From a drawn picture's name, such as `brands/dosa-gali-1`, to its stored address. */
export type PictureAddress = (name: string) => string | null;

const dayMs = 24 * 60 * 60 * 1000;
const newest = Date.parse('2026-11-10T04:30:00Z');

/** The whole demo catalogue in the contract's words, ready to be stored. */
export function demoContent(picture: PictureAddress) {
  return {
    categories: categories.map(({ slug, name, description }) => ({
      slug,
      name,
      description,
      image: picture(`categories/${slug}`),
    })),
    franchises: brands.map((brand, index) => franchise(brand, index, picture)),
    blogs: articles.map(({ published, picture: _motif, ...article }) => ({
      ...article,
      image: picture(`blog/${article.slug}`),
      created_at: new Date(published).toISOString(),
    })),
    events: events.map((event) => eventWithPictures(event, picture)),
    team: team.map(({ slug, portrait: _portrait, ...member }) => ({
      ...member,
      image: picture(`team/${slug}`),
    })),
    pages,
    documents: {
      about: { title: about.title, content: about.content, image: picture('site/about') },
      'contact-info': contactInfo,
      'business-hours': businessHours,
      'social-links': socialLinks,
      settings,
      'privacy-policy': privacyPolicy,
      terms,
    },
  };
}

function franchise(brand: DemoBrand, index: number, picture: PictureAddress) {
  const { name, colours: _colours, motif: _motif, shop: _shop, pictures, ...fields } = brand;
  const gallery = Array.from({ length: pictures }, (_, at) =>
    picture(`brands/${brand.slug}-${at + 1}`),
  );
  return {
    ...fields,
    business_name: name,
    business_logo: picture(`brands/${brand.slug}-logo`),
    images: gallery.filter((address) => address !== null),
    // Scattered over the past months, so that "newest" is not one category after the other.
    created_at: new Date(newest - ((index * 37) % 150) * dayMs).toISOString(),
  };
}

function eventWithPictures(event: DemoEvent, picture: PictureAddress) {
  const { slug: _slug, picture: key, ...fields } = event;
  const cover = picture(`events/${key}`);
  return {
    ...fields,
    thumbnail: cover,
    image_url: event.video_type === 'image' ? cover : null,
  };
}

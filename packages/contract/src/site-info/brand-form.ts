import { z } from 'zod';
import { isWebUrl } from '../forms/rules.ts';
import { lineOrNull, lines, pictureOrNull, yesOrNo } from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';
import { findCity } from '../places/cities.ts';
import { homeSectionNames } from './brand.ts';
import { defaultClaims, defaultFooter, defaultMenu } from './brand-defaults.ts';

const isOwnPath = (text: string) => /^\/(?![/\\])\S*$/.test(text);

const siteLink = z.object({
  label: requiredLine('Please enter the words of the link', 40),
  to: requiredLine('Please enter where the link leads', 500).refine(
    (text) => isOwnPath(text) || isWebUrl(text),
    { error: 'Please enter a page of this site, such as /about, or an address with https://' },
  ),
});

const claim = z.object({
  figure: requiredLine('Please enter a figure', 12),
  claim: requiredLine('Please enter what the figure says', 60),
  text: requiredLine('Please explain it in a sentence', 200),
  note: lineOrNull(300),
});

/** What a form shows filled in and nobody changes is not stored: it follows the default of a later version. */
export const unlessUsual = <Item>(items: Item[] | null, usual: readonly Item[]) =>
  JSON.stringify(items) === JSON.stringify(usual) ? null : items;

/** An empty list stands for the default. */
const listOrNull = <Item extends z.ZodType>(
  item: Item,
  most: number,
  usual: readonly z.infer<Item>[],
) =>
  z
    .array(item)
    .max(most, { error: `At most ${most}` })
    .nullish()
    .transform((items) => (items && items.length > 0 ? unlessUsual(items, usual) : null));

const hexColour = () =>
  lineOrNull(7)
    .transform((text) => text?.toLowerCase() ?? null)
    .refine((text) => text === null || /^#[0-9a-f]{6}$/.test(text), {
      error: 'Please enter a colour such as #0b5b4a',
    });

/** Pictures of the brand are drawn into icons and cards, so they come from our own store. */
const ownPictureOrNull = () =>
  pictureOrNull().refine((text) => text === null || text.startsWith('/media/'), {
    error: 'Please upload the picture, or choose one from Pictures',
  });

/** Choices of a filter, each once. */
const namesOrNull = () =>
  lines(30).transform((names) => (names.length > 0 ? [...new Set(names)] : null));

export const brandForm = z.object({
  logo: ownPictureOrNull(),
  logo_has_name: yesOrNo(false),
  colour: hexColour(),
  headline: lineOrNull(120),
  line: lineOrNull(300),
  picture: ownPictureOrNull(),
  // None is a choice: then the home page ends below its hero.
  sections: z
    .array(z.enum(homeSectionNames, 'Please choose a section'))
    .max(20, { error: 'At most 20' })
    .nullish()
    .refine((names) => !names || new Set(names).size === names.length, {
      error: 'Each section can stand there once',
    })
    .transform((names) => unlessUsual(names ?? null, homeSectionNames)),
  menu: listOrNull(siteLink, 8, defaultMenu),
  footer: listOrNull(siteLink, 16, defaultFooter),
  claims: listOrNull(claim, 3, defaultClaims),
  filter_categories: namesOrNull(),
  filter_cities: namesOrNull().refine((names) => !names?.some((name) => findCity(name) === null), {
    error: 'Please enter cities that the site knows, such as Indore, one on each line',
  }),
});

import { franchiseModels } from '@naya/contract/choices';
import { videoTypes } from '@naya/contract/constants';
import { blogSchema } from '@naya/contract/blog/entity';
import { categorySchema } from '@naya/contract/categories/entity';
import { eventSchema } from '@naya/contract/events/entity';
import { checkSchema } from '@naya/contract/franchises/check-schema';
import { franchiseeCallSchema } from '@naya/contract/franchises/franchisee-call-schema';
import { franchiseSchema } from '@naya/contract/franchises/entity';
import { monthFieldNames, paymentFieldNames } from '@naya/contract/franchises/economics';
import { outletRecordFields } from '@naya/contract/franchises/outlet-record';
import { franchiseFields } from '@naya/contract/franchises/fields';
import { pick } from '@naya/contract/pick';
import { openPlaces, outletPlaces } from '@naya/contract/places/form';
import { pageSchema } from '@naya/contract/pages/entity';
import { aboutSchema } from '@naya/contract/site-info/entity';
import { teamMemberSchema } from '@naya/contract/team/entity';
import { z } from 'zod';

// The files under content/demo hold the contract's entities without what is added when they are stored:
// ids, dates and the URLs of pictures. A field that no schema names is a fault.

/** Leaves out what is null. */
function withNulls<Shape extends z.ZodRawShape>(entry: z.ZodObject<Shape>) {
  const nulls = Object.fromEntries(
    Object.entries(entry.shape)
      .filter(([, schema]) => z.safeParse(schema, null).success)
      .map(([name]) => [name, null]),
  );
  return z.preprocess((given) => ({ ...nulls, ...Object(given) }), entry);
}

export const categoryFile = z.array(
  withNulls(categorySchema.omit({ id: true, image: true }).strict()),
);

const franchiseEntry = franchiseSchema
  .omit({
    id: true,
    category: true,
    business_logo: true,
    images: true,
    user_id: true,
    featured_reason: true,
    confirmed_at: true,
    is_outdated: true,
    checks: true,
    enquiry_reader: true,
    first_listed_at: true,
    franchisee_calls: true,
    call_summary: true,
    status: true,
    paused_until: true,
    reply_rate: true,
    reply_count: true,
    deleted_at: true,
    created_at: true,
    updated_at: true,
  })
  .extend({
    model_type: z.enum(franchiseModels),
    /** Written as people type them: "Indore", "Anywhere in Goa", with outlets "Pune (3)". */
    open_cities: openPlaces(franchiseFields.open_cities.max),
    waiting_cities: openPlaces(franchiseFields.waiting_cities.max),
    outlet_cities: outletPlaces(franchiseFields.outlet_cities.max),
    featured_reason: z.string().optional(),
    /** For how many days from the first start on it takes no new partners. */
    pausedDays: z.int().min(1).optional(),
    /** How many pictures its gallery has. */
    pictures: z.int().min(0),
  })
  .strict();

/** One file for each category, named by its slug. */
export const franchiseFile = z.array(withNulls(franchiseEntry));

/** What a month of a typical outlet brings and costs, and what partners pay, by the brand's slug. */
export const economicsFile = z.record(
  z.string(),
  withNulls(
    z.strictObject(pick(franchiseSchema.shape, [...monthFieldNames, ...paymentFieldNames])),
  ),
);

/** How their outlets have fared, by the brand's slug. */
export const outletFile = z.record(
  z.string(),
  withNulls(z.strictObject(pick(franchiseSchema.shape, [...outletRecordFields]))),
);

/** Days are counted back from the first start, so that the demo does not grow old. */
export const checkFile = z.array(
  checkSchema
    .omit({ checked_on: true })
    .extend({
      slug: z.string(),
      detail: z.string().nullable().default(null),
      words: z.string().nullable().default(null),
      images: z.array(z.string()).default([]),
      daysAgo: z.int().min(0),
    })
    .strict(),
);

export const callFile = z.array(
  z.strictObject({
    slug: z.string(),
    /** How many franchisees the brand has named to us, and how many of those drawn were not reached. */
    listed: z.int().min(1),
    unreached: z.int().min(0).default(0),
    askable: z.int().min(0).max(5).default(0),
    calls: z.array(
      franchiseeCallSchema
        .omit({ called_in: true, recording: true })
        .extend({ words: z.string().nullable().default(null), daysAgo: z.int().min(0) })
        .strict(),
    ),
  }),
);

export const articleFile = blogSchema
  .omit({ id: true, image: true, created_at: true })
  .extend({ published: z.iso.date() })
  .strict();

export const pageFile = pageSchema.omit({ id: true }).extend({ position: z.int() }).strict();

export const eventFile = z.array(
  eventSchema
    .omit({ id: true, thumbnail: true, image_url: true, video_url: true })
    .extend({
      date: z.iso.datetime({ offset: true }),
      location: z.string(),
      description: z.string(),
      video_type: z.enum(videoTypes).exclude(['custom']),
      picture: z.string(),
    })
    .strict(),
);

export const teamFile = z.array(
  teamMemberSchema
    .omit({ id: true, image: true })
    .extend({ slug: z.string(), position: z.string(), bio: z.string() })
    .strict(),
);

export const aboutFile = aboutSchema.omit({ image: true }).strict();

export const policyFile = z.strictObject({ content: z.string() });

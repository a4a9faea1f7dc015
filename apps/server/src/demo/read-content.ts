import {
  businessHoursSchema,
  contactInfoSchema,
  settingsSchema,
  socialLinksSchema,
} from '@naya/contract/site-info/entity';
import { readJson, readMarkdown, readMarkdownFolder } from './files.ts';
import { fillIn, sampleDetails } from './policies.ts';
import * as schemas from './schemas.ts';

/** Reads what is written under content/demo; throws if a file does not fit its schema. */
export function readContent() {
  const categories = readJson('categories.json', schemas.categoryFile);
  const outlets = readJson('outlets.json', schemas.outletFile);
  const economics = readJson('economics.json', schemas.economicsFile);
  return {
    categories,
    /** By category, in the order of the categories. */
    franchises: categories.flatMap(({ slug, name }) =>
      readJson(`franchises/${slug}.json`, schemas.franchiseFile).map((franchise) => ({
        ...franchise,
        ...economics[franchise.slug],
        ...outlets[franchise.slug],
        category: name,
      })),
    ),
    checks: readJson('checks.json', schemas.checkFile),
    calls: readJson('calls.json', schemas.callFile),
    /** Newest first. */
    articles: readMarkdownFolder('blog', schemas.articleFile).toSorted((a, b) =>
      b.published.localeCompare(a.published),
    ),
    pages: readMarkdownFolder('pages', schemas.pageFile)
      .map((page) => ({ ...page, content: fillIn(page.content, sampleDetails) }))
      .toSorted((a, b) => a.position - b.position),
    events: readJson('events.json', schemas.eventFile),
    team: readJson('team.json', schemas.teamFile),
    about: readMarkdown('site-info/about.md', schemas.aboutFile),
    privacyPolicy: readPolicy('privacy-policy'),
    terms: readPolicy('terms'),
    contactInfo: readJson('site-info/contact-info.json', contactInfoSchema),
    businessHours: readJson('site-info/business-hours.json', businessHoursSchema),
    socialLinks: readJson('site-info/social-links.json', socialLinksSchema),
    settings: readJson('site-info/settings.json', settingsSchema),
  };
}

const readPolicy = (name: string) =>
  fillIn(readMarkdown(`site-info/${name}.md`, schemas.policyFile).content, sampleDetails);

export type DemoFiles = ReturnType<typeof readContent>;

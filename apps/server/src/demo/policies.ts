import { provider } from '@naya/contract/site-info/provider';
import type { PolicyDetails } from '@naya/contract/site-info/setup';
import type { PolicyTexts } from '@naya/core/compose/setup/setup';
import { readMarkdown } from './files.ts';
import { pageFile, policyFile } from './schemas.ts';

const grievancePage = 'grievance-redressal';

/** The company of the demo. */
export const sampleDetails: PolicyDetails = {
  company: provider.siteName,
  address: provider.address,
  officer: 'the grievance desk',
  email: provider.email,
  city: 'Bengaluru',
};

/** Everything from this line on tells readers of the demo that it is one. */
const sampleLine = /<!-- sample -->\s*/;

/** Fills the details into a text whose Markdown names them as {{company}}, {{email}} and so on. */
export function fillIn(html: string, details: PolicyDetails): string {
  return html
    .replace(sampleLine, '')
    .replaceAll(/\{\{(\w+)\}\}|%7B%7B(\w+)%7D%7D/g, (_all, name: string, inUrl: string) => {
      const value = details[(name || inUrl) as keyof PolicyDetails];
      return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    });
}

const sampleNote = /<!-- sample -->[^]*$/;

/** The policies and the grievance page of a company. */
export function writePolicies(details: PolicyDetails, now = new Date()): PolicyTexts {
  const today = now.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const finish = (html: string) =>
    fillIn(html.replace(sampleNote, ''), details).replace(
      /(Last updated: )[\w ]+/,
      (_line, words: string) => words + today,
    );
  const policy = (name: string) => finish(readMarkdown(`site-info/${name}.md`, policyFile).content);
  const page = readMarkdown(`pages/${grievancePage}.md`, pageFile, { slug: grievancePage });
  return {
    documents: { 'privacy-policy': policy('privacy-policy'), terms: policy('terms') },
    page: { slug: grievancePage, title: page.title, content: finish(page.content) },
  };
}

import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createContext, createElement as h, use, type ReactNode } from 'react';
import { mailLogoHeight } from '@naya/contract/constants';
import { cleanText, cleanLine } from '@naya/contract/unwanted-characters';
import type { SiteDetails } from '@naya/core/site-info/site-details';
import { makePalette } from '../theme/palette.ts';

const ink = '#1D1A16';
const muted = '#665E52';
const ownSign = '#0B5B4A';
/** A word without an end would widen the mail beyond the screen. */
const unbounded = { overflowWrap: 'anywhere' } as const;
const styles = {
  body: { backgroundColor: '#FFFBF4', color: ink, fontFamily: 'Arial, Helvetica, sans-serif' },
  card: {
    backgroundColor: '#FFFFFF',
    margin: '24px auto',
    maxWidth: '560px',
    padding: '8px 24px 24px',
  },
  heading: { ...unbounded, fontSize: '22px', lineHeight: '28px', margin: '24px 0 12px' },
  text: { ...unbounded, fontSize: '16px', lineHeight: '25px', margin: '0 0 16px' },
  small: { color: muted, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
  label: { color: muted, fontSize: '13px', lineHeight: '18px', margin: '0' },
  value: {
    ...unbounded,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 12px',
    whiteSpace: 'pre-wrap',
  },
  button: {
    borderRadius: '6px',
    color: '#FFFFFF',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 'bold',
    padding: '12px 20px',
  },
} as const;

/** The site's name and contact details; the foot of every mail shows them. */
export const SiteDetailsContext = createContext<SiteDetails | null>(null);

/** Readable on white, whatever the brand's colour is. */
function useSign(): string {
  const colour = use(SiteDetailsContext)?.colour;
  return colour ? makePalette(colour).light.sign : ownSign;
}

function Logo() {
  const site = use(SiteDetailsContext);
  if (!site?.logoUrl) return null;
  const height = mailLogoHeight / 2;
  return h(Img, { src: site.logoUrl, alt: site.name, height, style: { marginTop: '16px' } });
}

/** The frame of every mail: one column, readable on a phone. */
export function Letter({
  title,
  preview,
  children,
}: {
  title: string;
  preview: string;
  children?: ReactNode;
}) {
  return h(
    Html,
    { lang: 'en-IN' },
    h(Head),
    h(Preview, null, preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: { ...styles.card, borderTop: `6px solid ${useSign()}` } },
        h(Logo),
        h(Heading, { as: 'h1', style: styles.heading }, title),
        children,
        h(Hr),
        h(Foot),
      ),
    ),
  );
}

function Foot() {
  const site = use(SiteDetailsContext);
  const parts = site ? [site.name, site.address, site.phone] : [];
  return h(Text, { style: styles.small }, parts.join(' · '));
}

export const Paragraph = ({ children }: { children?: ReactNode }) =>
  h(Text, { style: styles.text }, children);

export const SmallPrint = ({ children }: { children?: ReactNode }) =>
  h(Text, { style: styles.small }, children);

export const ActionButton = ({ href, label }: { href: string; label: string }) =>
  h(
    Section,
    { style: { margin: '0 0 16px' } },
    h(Button, { href, style: { ...styles.button, backgroundColor: useSign() } }, label),
  );

export const TextLink = ({ href, label }: { href: string; label: string }) =>
  h(Link, { href }, label);

/** Line breaks survive in the HTML and in the text alike. */
function lines(value: string): ReactNode[] {
  return value.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line]));
}

/** Label and value, one under the other; empty values are left out. */
export const Facts = ({ facts }: { facts: Record<string, string | number | null | undefined> }) =>
  h(
    Section,
    null,
    ...Object.entries(facts)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .flatMap(([label, value]) => [
        h(Text, { key: label, style: styles.label }, label),
        h(Text, { key: `${label} value`, style: styles.value }, ...lines(cleanText(String(value)))),
      ]),
  );

const longestName = 80;
/** A scheme, `www.`, an e-mail, or a host with a path. */
const linkWord = /:\/\/|^www\.|@|\.\p{L}{2,}[/?#:]/iu;
const dotInside = /[.。．｡](?=[\p{L}\p{N}]{2})/gu;

/**
 * A name as a mail may say it. Mail programs turn whatever looks like a URL into a link: words that are one are left out,
 * and a dot inside a word gets a space after it.
 */
export function plainName(name: string): string {
  const words = cleanLine(name)
    .split(' ')
    .filter((word) => !linkWord.test(word))
    .map((word) => word.replace(dotInside, '. '));
  const characters = Array.from(words.join(' '));
  return characters.length > longestName
    ? `${characters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

import { cities } from '@naya/contract/constants';
import { compareUrl, shortlistUrl } from '@naya/contract/saved/urls';
import {
  brandSignInUrl,
  calculatorUrl,
  categoryUrl,
  citiesUrl,
  cityUrl,
  mailtoUrl,
  pageUrl,
  privacyPolicyUrl,
  telUrl,
  termsUrl,
} from '@naya/contract/urls';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { newTab } from '../components/new-tab.ts';
import { SocialLogo } from '../components/social-logo.tsx';
import { useFrame, type FrameData, type SocialName } from '../data/frame.ts';
import { LogoMark } from './logo.tsx';

/** What visitors choose and reckon with. */
export const toolLinks = [
  { label: 'Shortlist', to: shortlistUrl() },
  { label: 'Compare', to: compareUrl() },
  { label: 'Calculator', to: calculatorUrl() },
];

const smallLinks = [
  { label: 'Privacy Policy', to: privacyPolicyUrl },
  { label: 'Terms', to: termsUrl },
  ...toolLinks,
];

export function Footer() {
  const frame = useFrame();
  const { siteName, logo, headline, contact, social, pages, categories, footer, year } = frame;
  const lowerLinks = [
    ...smallLinks,
    // With another backend there is nobody to sign in.
    ...(frame.ownData ? [{ label: 'Sign in for brands', to: brandSignInUrl }] : []),
    ...pages.map(({ title, slug }) => ({ label: title, to: pageUrl(slug) })),
  ];

  return (
    <footer className="on-board bg-board text-on-board">
      <div
        aria-hidden="true"
        className="awning awning-marigold [--awning-height:1.5rem] [--awning-tile:3.5rem]"
      />
      <div className="shell grid gap-x-8 gap-y-12 pt-16 wrap-anywhere pb-12 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.2fr_1.4fr]">
        <div>
          <p className="flex items-center gap-3 text-2xl font-extrabold tracking-tight">
            <LogoMark className="size-11 [--logo-light:var(--board)] [--logo-wall:#fff6e4]" />
            <span className={logo?.hasName ? 'sr-only' : undefined}>{siteName}</span>
          </p>
          <p className="mt-4 max-w-xs text-on-board-muted">
            {headline}. Compare investment, payback and space before you sign anything.
          </p>
          {social.length > 0 && <SocialIcons links={social} className="mt-6 flex gap-2" />}
        </div>

        <FooterColumn title="Quick links">
          <LinkList links={footer} />
        </FooterColumn>

        {categories.length > 0 && (
          <FooterColumn title="Categories">
            <LinkList
              links={categories.map(({ name }) => ({ label: name, to: categoryUrl(name) }))}
            />
          </FooterColumn>
        )}

        <FooterColumn title="Contact">
          <address className="grid gap-2 not-italic">
            <p className="flex gap-3 py-1.5 text-on-board-muted">
              <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-marigold" />
              {contact.address}
            </p>
            <ContactLink href={telUrl(contact.phone)} icon={<Phone aria-hidden size={20} />}>
              {contact.phone}
            </ContactLink>
            <ContactLink href={mailtoUrl(contact.email)} icon={<Mail aria-hidden size={20} />}>
              {contact.email}
            </ContactLink>
          </address>
        </FooterColumn>
      </div>

      <div className="border-t border-board-line">
        <nav aria-label="Franchises by city" className="shell pt-4 text-sm text-on-board-muted">
          <LinkList inRow links={cityLinks} />
        </nav>
        <div className="shell flex flex-col gap-x-6 gap-y-2 py-5 text-sm text-on-board-muted lg:flex-row lg:items-center lg:justify-between">
          <p>
            © {year} {siteName}. All rights reserved.
          </p>
          <LinkList inRow links={lowerLinks} />
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      {children}
    </div>
  );
}

type LinkListProps = { links: { label: string; to: string }[]; inRow?: boolean };

function LinkList({ links, inRow }: LinkListProps) {
  return (
    <ul className={inRow ? '-mx-2 flex flex-wrap' : undefined}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} prefetch="intent" className={inRow ? 'footer-link px-2' : 'footer-link'}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const cityLinks = [
  { label: 'Franchises by city', to: citiesUrl },
  ...cities.map((city) => ({ label: city, to: cityUrl(city) })),
];

type ContactLinkProps = { href: string; icon: ReactNode; children: ReactNode };

function ContactLink({ href, icon, children }: ContactLinkProps) {
  return (
    <a href={href} className="footer-link gap-3">
      <span className="text-marigold">{icon}</span>
      {children}
    </a>
  );
}

const siteNames: Record<SocialName, string> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

type SocialIconsProps = { links: FrameData['social']; className?: string };

export function SocialIcons({ links, className }: SocialIconsProps) {
  return (
    <ul className={className}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            {...newTab}
            aria-label={siteNames[name]}
            className="grid size-11 place-items-center rounded-control border border-board-line hover:border-marigold hover:text-marigold hover:transition-colors hover:duration-150"
          >
            <SocialLogo brand={name} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

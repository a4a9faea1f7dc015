import { franchiseUrl } from '@naya/contract/urls';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { categoryHue } from '../../components/chip.tsx';
import { classes } from '../../components/classes.ts';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { LogoBadge } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { useOnceInView } from '../../components/use-once-in-view.ts';
import type { SectionData } from '../../data/load.ts';
import type { Brand } from './read-home.ts';
import { RoundButton, useReducedMotion } from './snap-pages.tsx';

export function Brands({ brands }: { brands: SectionData<Brand[]> }) {
  return (
    <section aria-label="Brands" className="border-b border-line bg-sunken">
      <Section of={brands} loading={<Waiting />} failed={missing}>
        {(known) => (known.length === 0 ? null : <Marquee brands={known} />)}
      </Section>
    </section>
  );
}

/** Boards on a wire above the street, drifting by; where nothing may move, a row to scroll by hand. */
function Marquee({ brands }: { brands: Brand[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useOnceInView(ref);
  const isStill = useReducedMotion() || !isSeen;
  const [stopped, setStopped] = useState(false);
  return (
    <div className="marquee-frame">
      <div
        ref={ref}
        className={classes('marquee', !isStill && 'marquee-moving', stopped && 'marquee-stopped')}
      >
        <div className="marquee-track">
          <Row brands={brands} />
          {!isStill && <Row brands={brands} copy />}
        </div>
      </div>
      {!isStill && (
        <RoundButton
          icon={stopped ? 'play' : 'pause'}
          aria-label={stopped ? 'Move the brands' : 'Stop the brands'}
          onClick={() => setStopped(!stopped)}
          className="marquee-control"
        />
      )}
    </div>
  );
}

/** The copy closes the ring for the eye; screen readers and the Tab key skip it. */
function Row({ brands, copy = false }: { brands: Brand[]; copy?: boolean }) {
  return (
    <ul aria-hidden={copy || undefined} className="marquee-row">
      {brands.map(({ id, business_name: name, business_logo, category }) => (
        <li key={id} className={categoryHue(category)}>
          <Link
            to={franchiseUrl(id)}
            prefetch="intent"
            tabIndex={copy ? -1 : undefined}
            className="brand-board"
          >
            <LogoBadge src={business_logo} name={name} className="size-11 shadow-none" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <Loading className="marquee">
      <div className="marquee-row marquee-track">
        {Array.from({ length: 8 }, (_, index) => (
          <SkeletonBlock key={index} className="brand-board w-44 bg-surface" />
        ))}
      </div>
    </Loading>
  );
}

function missing(message: string) {
  return (
    <p role="alert" className="shell py-8 text-center font-semibold text-ink-muted">
      {message}
    </p>
  );
}

import type { BrandChange, BrandListing } from '@naya/contract/brands/entity';
import type { ChangeState } from '@naya/contract/brands/stages';
import { formatDate, formatDateTime } from '@naya/contract/format/date';
import { countOf } from '@naya/contract/format/count';
import {
  brandClaimsUrl,
  brandPapersUrl,
  brandPicturesUrl,
  brandTextsUrl,
  franchiseUrl,
} from '@naya/contract/urls';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { BrandForm } from './brand-form.tsx';
import { ChangeFields } from './change-fields.tsx';
import { linkLook } from './link-look.ts';
import type { BrandAnswer, BrandPageBase } from './page.ts';
import { Talk } from './talk.tsx';

type ListingProps = BrandPageBase & { listing: BrandListing; answer: BrandAnswer | undefined };

/** Shows where to change the listing, what waits, and what was changed. */
export function ListingPage({ brand, listing, answer }: ListingProps) {
  const { waiting, changes, confirmed_at, categories, talk } = listing;
  const isPublic = brand.status === 'approved';
  return (
    <div className="grid max-w-3xl gap-10">
      {talk.length > 0 && <Talk talk={talk} answer={answer} />}
      <section aria-labelledby="change" className="grid gap-4">
        <h2 id="change" className="text-2xl font-bold">
          Change it
        </h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={brandTextsUrl(brand.id)}>Texts, outlets and contact</LinkButton>
          <LinkButton to={brandClaimsUrl(brand.id)} look="outline">
            Name, figures and places
          </LinkButton>
          <LinkButton to={brandPicturesUrl(brand.id)} look="outline">
            Pictures
          </LinkButton>
          <LinkButton to={brandPapersUrl(brand.id)} look="outline">
            Papers for our checks
          </LinkButton>
        </div>
        {isPublic && (
          <p>
            <Link to={franchiseUrl(brand.id)} className={linkLook}>
              See it as visitors do
            </Link>
          </p>
        )}
      </section>
      {isPublic && (
        <BrandForm intent="confirm" answer={answer} className="grid gap-3">
          <h2 className="text-2xl font-bold">Is everything still right?</h2>
          <p className="text-ink-muted">
            {confirmed_at
              ? `Last confirmed on ${formatDate(confirmed_at)}. Investors see the date.`
              : 'Nobody has confirmed it yet. Investors see when somebody does.'}
          </p>
          <Button type="submit" look="outline" className="justify-self-start">
            Everything is still right
          </Button>
        </BrandForm>
      )}
      {waiting && (
        <section
          aria-labelledby="waiting"
          className="rounded-card border border-line bg-surface p-5"
        >
          <h2 id="waiting" className="text-2xl font-bold">
            Waits for our review
          </h2>
          <p className="mt-1 text-ink-muted">
            {authorOf(waiting)}, {formatDateTime(waiting.created_at)}. Your listing stays as it is
            until we have looked at it.
          </p>
          <ChangeFields change={waiting} categories={categories} />
          <BrandForm intent="withdraw" answer={answer} className="mt-4">
            <Button type="submit" look="outline">
              Withdraw
            </Button>
          </BrandForm>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="changes">
          <h2 id="changes" className="text-2xl font-bold">
            What was changed
          </h2>
          <ol className="mt-4 grid gap-3">
            {changes.map((change) => (
              <Changed key={change.id} change={change} categories={categories} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const authorOf = ({ author }: BrandChange) => author || 'Somebody of the brand';

const states: Record<ChangeState, string> = {
  live: 'Live',
  waiting: 'Waits',
  approved: 'Approved',
  refused: 'Declined',
  'taken back': 'Taken back by us',
};

type ChangedProps = { change: BrandChange; categories: BrandListing['categories'] };

function Changed({ change, categories }: ChangedProps) {
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        {authorOf(change)} · {formatDateTime(change.created_at)}
        <Chip>{states[change.state]}</Chip>
      </p>
      {change.reason && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">We wrote: {change.reason}</p>
      )}
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {countOf(Object.keys(change.after).length, 'field')}
        </summary>
        <ChangeFields change={change} categories={categories} />
      </details>
    </li>
  );
}

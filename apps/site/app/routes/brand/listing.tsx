import type { BrandChange, BrandListing, ListingMessage } from '@naya/contract/brands/entity';
import { listingField } from '@naya/contract/brands/listing-fields';
import { writeListingValue } from '@naya/contract/brands/listing-texts';
import type { ChangeState } from '@naya/contract/brands/stages';
import { countOf } from '@naya/contract/format/count';
import { formatDate, formatDateTime } from '@naya/contract/format/date';
import type { FranchiseStatus } from '@naya/contract/franchises/entity';
import {
  brandAccountUrl,
  brandApiUrl,
  brandClaimsUrl,
  brandListingUrl,
  brandDocumentsUrl,
  brandPicturesUrl,
  brandTextsUrl,
} from '@naya/contract/brands/urls';
import { franchiseUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import type { Route } from './+types/listing';
import { readListing, requireBrand } from './api.server.ts';
import { BrandForm, UnsentToast } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';
import { AnswerField, linkLook } from './pieces.tsx';

export { clientAction, shouldRevalidate } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { status, role } = requireBrand(args);
  return { ...(await readListing(args)), status, isOwner: role === 'owner' };
}

export function action(args: Route.ActionArgs) {
  const { brand } = args.params;
  const next = brandListingUrl(brand);
  return handleForm(args, {
    answer: { path: `/brands/${brand}/listing/answer`, next },
    confirm: { path: `/brands/${brand}/listing/confirm`, next },
    'take-down': { path: `/brands/${brand}/listing/take-down`, next },
    withdraw: { path: `/brands/${brand}/listing/withdraw`, next },
  });
}

/** Shows where to change the listing, what waits, and what was changed. */
export default function Listing({ params: { brand }, loaderData }: Route.ComponentProps) {
  const { waiting, changes, confirmed_at, categories, talk: messages, status } = loaderData;
  const isPublic = status === 'approved';
  return (
    <div className="grid max-w-3xl gap-10">
      {!isPublic && (
        <p className="rounded-control bg-marigold-tint px-4 py-3">
          <b>Your listing is not on the site now.</b> {offNotes[status]}
        </p>
      )}
      {messages.length > 0 && <Questions messages={messages} />}
      <section aria-labelledby="change" className="grid gap-4">
        <h2 id="change" className="text-2xl font-bold">
          Change it
        </h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={brandTextsUrl(brand)}>Texts, outlets and contact</LinkButton>
          <LinkButton to={brandClaimsUrl(brand)} look="outline">
            Name, figures and places
          </LinkButton>
          <LinkButton to={brandPicturesUrl(brand)} look="outline">
            Logo and pictures
          </LinkButton>
          <LinkButton to={brandDocumentsUrl(brand)} look="outline">
            Papers for our checks
          </LinkButton>
        </div>
        {isPublic && (
          <p>
            <Link to={franchiseUrl(brand)} className={linkLook}>
              See it as visitors do
            </Link>
          </p>
        )}
      </section>
      {isPublic && (
        <BrandForm intent="confirm" className="grid gap-3">
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
          <BrandForm intent="withdraw" className="mt-4">
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
      <Leaving brand={brand} canTakeDown={isPublic && loaderData.isOwner} />
      <UnsentToast />
    </div>
  );
}

const offNotes: Record<FranchiseStatus, string> = {
  approved: '',
  pending: 'We are reviewing it, and write to you when it is decided.',
  rejected: 'We could not publish it as it is; our mail says why.',
  suspended:
    'No new enquiries come. Those in your inbox stay, and their investors wait for your answer. To put it back, answer our mail or write to us.',
};

/** What a brand takes along, and what happens when it goes. */
const Leaving = ({ brand, canTakeDown }: { brand: string; canTakeDown: boolean }) => (
  <section aria-labelledby="leaving" className="grid gap-3 border-t border-line pt-8">
    <h2 id="leaving" className="text-2xl font-bold">
      Leaving
    </h2>
    <p>You can take along:</p>
    <ul className="list-disc pl-5">
      <li>
        <a href={`${brandApiUrl}/brands/${brand}/listing.json`} download className={linkLook}>
          your listing (JSON, with the addresses of its pictures)
        </a>
      </li>
      <li>
        <a href={`${brandApiUrl}/brands/${brand}/enquiries.csv`} download className={linkLook}>
          your enquiries (CSV)
        </a>
      </li>
    </ul>
    {canTakeDown && (
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Take the listing down
        </summary>
        <BrandForm intent="take-down" className="mt-2 grid gap-4">
          <p className="max-w-prose">
            It goes off the site at once, and no new enquiries come. Those in your inbox stay: you
            can go on answering, and their time to answer runs on. Only we can put it back.
          </p>
          <Button type="submit" look="outline" className="justify-self-start">
            Take it down now
          </Button>
        </BrandForm>
      </details>
    )}
    <p className="text-ink-muted">
      Your own account is closed in{' '}
      <Link to={brandAccountUrl} className={linkLook}>
        your account
      </Link>
      .
    </p>
  </section>
);

/** Our questions about the listing, and the brand's answers. The key empties the field after a send. */
function Questions({ messages }: { messages: ListingMessage[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl font-bold">
        Questions from us
      </h2>
      <ol className="mt-4 grid gap-3">
        {messages.map(({ id, kind, author, text, created_at }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <p className="text-sm text-ink-muted">
              {kind === 'ask' ? 'We asked' : (author ?? 'You answered')} ·{' '}
              {formatDateTime(created_at)}
            </p>
            <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <BrandForm key={messages.length} intent="answer" className="mt-4 grid gap-4">
        <AnswerField />
        <Button type="submit" className="justify-self-start">
          Answer
        </Button>
      </BrandForm>
    </section>
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

type ChangeProps = {
  change: BrandChange;
  categories: BrandListing['categories'];
};

function Changed({ change, categories }: ChangeProps) {
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

/** Each field before and after a change; side by side where there is room. */
function ChangeFields({ change, categories }: ChangeProps) {
  const before: Record<string, unknown> = change.before;
  const after: Record<string, unknown> = change.after;
  const show = (name: string, value: unknown) =>
    (listingField(name)?.kind === 'category'
      ? categories.find(({ id }) => id === value)?.name
      : writeListingValue(name, value)) || 'nothing';
  return (
    <dl className="mt-3 grid gap-3">
      {Object.keys(after).map((name) => (
        <div key={name} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <dt className="font-semibold sm:col-span-2">{listingField(name)?.label ?? name}</dt>
          <dd className="rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line text-ink-muted">
            <span className="sr-only">Before: </span>
            <del className="no-underline">{show(name, before[name])}</del>
          </dd>
          <dd className="rounded-control bg-sign-tint px-3 py-2 wrap-anywhere whitespace-pre-line">
            <span className="sr-only">After: </span>
            <ins className="no-underline">{show(name, after[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { formatAmountRange } from '@naya/contract/format/amount';
import { splitFigure } from '@naya/contract/format/figure';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import type { Id } from '@naya/contract/id';
import { franchiseUrl } from '@naya/contract/urls';
import type { ReactNode, CSSProperties } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { Chip, categoryHue } from '../components/chip.tsx';
import { classes } from '../components/classes.ts';
import { LogoBadge, Picture } from '../components/picture.tsx';
import { Bookmark } from '../saved/bookmark.tsx';
import { SmallRail } from './call-rail.tsx';
import type { CardFranchise } from './read-franchises.ts';

/** View transitions only where there is a mouse: on a slow phone one delays the page by 200 ms. */
const mayMove = typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches;

export type CardLayout = 'grid' | 'list';

type FranchiseCardProps = {
  franchise: CardFranchise;
  layout?: CardLayout;
  priority?: boolean;
  heading?: 'h2' | 'h3' | undefined;
};

export function FranchiseCard({
  franchise,
  layout = 'grid',
  priority = false,
  heading: Name = 'h3',
}: FranchiseCardProps) {
  const { business_name: name, category } = franchise;
  return (
    <CardFrame
      id={franchise.id}
      className={classes('card', layout === 'list' && 'card-list', categoryHue(category))}
    >
      <div className="card-picture card-awning">
        <Picture
          src={franchise.image}
          alt=""
          priority={priority}
          sizes={layout === 'list' ? '6rem' : '(width < 40rem) 88vw, (width < 64rem) 46vw, 24rem'}
          className="size-full object-cover"
        />
        <LogoBadge
          src={franchise.business_logo}
          name={name}
          priority={priority}
          className="card-logo"
        />
      </div>
      <div className="card-body">
        <Chip category={category} className="card-chip">
          {category}
        </Chip>
        <Name className="text-xl font-bold">{name}</Name>
        <p className={`stamp stamp-${franchise.proof}`}>{franchise.stamp}</p>
        {franchise.place && (
          <p className={franchise.isOpen ? 'card-place card-open' : 'card-place'}>
            {franchise.place}
          </p>
        )}
        {franchise.money && (
          <p className={`card-money card-money-${franchise.money.kind}`}>{franchise.money.text}</p>
        )}
        {franchise.featured !== null && (
          <p className="card-featured">
            <b>Featured</b>
            {franchise.featured && `: ${franchise.featured}`}
          </p>
        )}
        <dl className="price-tag">
          {figure(
            'Investment',
            formatAmountRange(franchise.investment_min, franchise.investment_max),
          )}
          {figure(
            'Payback',
            formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max),
          )}
          {figure('Space', formatSpace(franchise.space_required))}
        </dl>
        {franchise.calls && (
          <p className="card-rail mt-3 text-sm text-ink-muted">
            <SmallRail calls={franchise.calls} promise={franchise} />
            {franchise.calls.again} of {franchise.calls.rung} partners we rang would do it again
          </p>
        )}
        <p className="card-summary">{franchise.summary}</p>
        <Link
          to={franchiseUrl(franchise.id)}
          prefetch="intent"
          viewTransition={mayMove}
          onClick={() => rememberPressedCard(franchise)}
          className="card-link"
        >
          View Details<span className="sr-only">{` of ${name}`}</span>
        </Link>
      </div>
      <Bookmark franchise={franchise.id} name={name} />
    </CardFrame>
  );
}

type CardFrameProps = { id: CardFranchise['id']; className: string; children: ReactNode };

/** A component of its own: a click on one card rerenders the frames of all cards, but not their content. */
function CardFrame({ id, ...rest }: CardFrameProps) {
  return <article style={useSharedNames(id)} {...rest} />;
}

/** The longest figure that a third of the narrowest tag holds: ₹62.5L–₹87.5L. */
const oneLine = 13;

/** A function, not a component: a page has about 72 of them. */
function figure(label: string, value: string) {
  const [amount, unit] = splitFigure(value);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={amount.length > oneLine ? 'whitespace-normal' : undefined}>
        {`${amount} `}
        {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}

/**
 * During the view transition between a card and its page, the brand's logo and name have view-transition names on both
 * sides, so that the browser morphs them. Otherwise nothing is named.
 */
export function useSharedNames(id: Id): CSSProperties | undefined {
  const isTurning = useViewTransitionState(franchiseUrl(id));
  if (!isTurning) return undefined;
  return { '--shared-logo': `logo-${id}`, '--shared-name': `name-${id}` } as CSSProperties;
}

let pressed: CardFranchise | null = null;

/** The page of a franchise shows the data of the clicked card until its own has arrived. */
function rememberPressedCard(card: CardFranchise): void {
  pressed = card;
}

export function findPressedCard(id: string): CardFranchise | null {
  return pressed && String(pressed.id) === id ? pressed : null;
}

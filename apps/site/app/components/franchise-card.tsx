import { formatAmountRange } from '@naya/contract/format/amount';
import { splitFigure } from '@naya/contract/format/figure';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { formatSpace } from '@naya/contract/format/space';
import { franchiseUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CardFranchise } from '../data/card-franchise.ts';
import { categoryHue } from '../data/category-hue.ts';
import { rememberPressedCard } from '../data/pressed-card.ts';
import { Bookmark } from '../desk/bookmark.tsx';
import { Chip } from './chip.tsx';
import { classes } from './classes.ts';
import { LogoBadge } from './logo-badge.tsx';
import { Picture } from './picture.tsx';
import { useSharedNames } from './shared-names.ts';

/** On a slow phone the transition would hold the page back by a fifth of a second: only where there is a mouse. */
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
    <Frame
      id={franchise.id}
      className={classes('card', layout === 'list' && 'card-list', categoryHue(category))}
    >
      <div className="card-picture">
        <Picture
          src={franchise.image}
          alt=""
          priority={priority}
          sizes={layout === 'list' ? '6rem' : '(width < 40rem) 88vw, (width < 64rem) 46vw, 24rem'}
          className="size-full object-cover"
        />
        <div className="awning absolute inset-x-0 -bottom-2" />
        {franchise.is_featured && <p className="ribbon">Featured</p>}
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
        {franchise.place && (
          <p className={franchise.isOpen ? 'card-place card-open' : 'card-place'}>
            {franchise.place}
          </p>
        )}
        <dl className="price-tag">
          <Figure
            label="Investment"
            value={formatAmountRange(franchise.investment_min, franchise.investment_max)}
          />
          <Figure
            label="Payback"
            value={formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)}
          />
          <Figure label="Space" value={formatSpace(franchise.space_required)} />
        </dl>
        <p className="card-summary">{franchise.summary}</p>
        <Link
          to={franchiseUrl(franchise.id)}
          prefetch="intent"
          viewTransition={mayMove}
          onClick={() => rememberPressedCard(franchise)}
          className="card-link"
        >
          View Details<span className="sr-only"> of {name}</span>
        </Link>
      </div>
      <Bookmark franchise={franchise.id} name={name} />
    </Frame>
  );
}

type FrameProps = { id: CardFranchise['id']; className: string; children: ReactNode };

/** A component of its own: a press on one card renders the frames of all cards again, but not their content. */
function Frame({ id, ...rest }: FrameProps) {
  return <article style={useSharedNames(id)} {...rest} />;
}

/** The longest figure that a third of the narrowest tag holds: ₹62.5L–₹87.5L. */
const oneLine = 13;

function Figure({ label, value }: { label: string; value: string }) {
  const [figure, unit] = splitFigure(value);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={figure.length > oneLine ? 'whitespace-normal' : undefined}>
        {figure} {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}

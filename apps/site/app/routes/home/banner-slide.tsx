import { formatAmountRange } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { franchiseUrl } from '@naya/contract/urls';
import { Chip } from '../../components/chip.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import type { CardFranchise } from '../../data/card-franchise.ts';
import { categoryHue } from '../../data/category-hue.ts';

export function BannerSlide({ franchise }: { franchise: CardFranchise }) {
  const { business_name: name, category, place } = franchise;
  return (
    <article className={`banner-slide ${categoryHue(category)}`}>
      <div className="banner-picture">
        <Picture
          src={franchise.image}
          alt=""
          sizes="(width < 64rem) 88vw, 40rem"
          className="size-full object-cover"
        />
      </div>
      <div className="flex flex-col items-start lg:justify-center lg:py-6">
        <Chip category={category}>{category}</Chip>
        <h3 className="mt-3 text-3xl font-bold lg:text-4xl">{name}</h3>
        {place && <p className="mt-1 text-lg text-on-board-muted">{place}</p>}
        <p className="banner-summary">{franchise.summary}</p>
        <dl className="banner-figures">
          <div>
            <dt>Investment</dt>
            <dd>{formatAmountRange(franchise.investment_min, franchise.investment_max)}</dd>
          </div>
          <div>
            <dt>Payback</dt>
            <dd>{formatRoiMonths(franchise.excepted_roi_min, franchise.excepted_roi_max)}</dd>
          </div>
        </dl>
        <LinkButton to={franchiseUrl(franchise.id)} look="accent" size="large" className="mt-6">
          View Details<span className="sr-only"> of {name}</span>
        </LinkButton>
      </div>
    </article>
  );
}

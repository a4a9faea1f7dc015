import { bannerIntervalMs } from '@naya/contract/constants';
import { formatAmountRange } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { franchiseUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { LinkButton } from '../../components/button.tsx';
import { Chip, categoryHue } from '../../components/chip.tsx';
import { Picture } from '../../components/picture.tsx';
import type { CardFranchise } from '../../franchises/read-franchises.ts';
import { RoundButton, useSnapPages, useReducedMotion } from './snap-pages.tsx';

type BannerProps = { label: string; franchises: CardFranchise[]; isShown: boolean };

export function Banner({ label, franchises, isShown }: BannerProps) {
  const count = franchises.length;
  const { ref, page, go } = useSnapPages(count, isShown);
  const auto = useAutoAdvance(() => go(page + 1), isShown && count > 1);
  if (count === 0) return <p className="text-on-board-muted">Nothing is trending here yet.</p>;

  return (
    <section aria-roledescription="carousel" aria-label={label} {...auto.hover}>
      <ul ref={ref} className="snap-pages" {...auto.focus}>
        {franchises.map((franchise) => (
          <li key={franchise.id}>
            <BannerSlide franchise={franchise} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="mt-4 flex items-center gap-2 noscript:hidden">
          <div className="mr-auto -ml-2 flex" {...auto.focus}>
            {franchises.map(({ id, business_name: name }, index) => (
              <button
                key={id}
                type="button"
                aria-label={`Show ${name}`}
                aria-current={index === page ? 'true' : undefined}
                onClick={() => go(index)}
                className="banner-dot"
              />
            ))}
          </div>
          {auto.isPossible && (
            <RoundButton
              icon={auto.stopped ? 'play' : 'pause'}
              aria-label={auto.stopped ? 'Play slides' : 'Pause slides'}
              onClick={() => auto.setStopped(!auto.stopped)}
            />
          )}
          <div className="flex gap-2" {...auto.focus}>
            <RoundButton
              icon="previous"
              aria-label="Previous franchise"
              onClick={() => go(page - 1)}
            />
            <RoundButton icon="next" aria-label="Next franchise" onClick={() => go(page + 1)} />
          </div>
        </div>
      )}
    </section>
  );
}

function BannerSlide({ franchise }: { franchise: CardFranchise }) {
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
          View Details<span className="sr-only">{` of ${name}`}</span>
        </LinkButton>
      </div>
    </article>
  );
}

/** Advances every three seconds, unless the visitor rests on it, has stopped it, or wants no motion. */
function useAutoAdvance(advance: () => void, isEnabled: boolean) {
  const isStill = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPossible = isEnabled && !isStill;
  const isRunning = isPossible && !stopped && !hovered && !focused;
  const turn = useEffectEvent(advance);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => turn(), bannerIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    isPossible,
    stopped,
    setStopped,
    hover: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
    focus: {
      // A mouse click leaves the focus behind; only a keyboard's focus means that somebody is here.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

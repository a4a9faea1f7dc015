import type { CardFranchise } from '../../data/card-franchise.ts';
import { BannerSlide } from './banner-slide.tsx';
import { RoundButton } from './round-button.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useSnapPages } from './use-snap-pages.ts';

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

import { categoryCarouselPageSize } from '@naya/contract/constants';
import { categoryUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { categoryHue } from '../../components/chip.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import type { CategoryTile } from './read-home.ts';
import { RoundButton, useSnapPages } from './snap-pages.tsx';

const title = 'Browse by category';
const text = 'Every trade has its own side of the street.';

export function Categories({ categories }: { categories: SectionData<CategoryTile[]> }) {
  return (
    <section aria-label="Categories" className="shell py-12 lg:py-16">
      <Section of={categories} loading={<Waiting />}>
        {(tiles) => <CategoryCarousel tiles={tiles} />}
      </Section>
    </section>
  );
}

function pagesOf(tiles: CategoryTile[]): CategoryTile[][] {
  return Array.from({ length: Math.ceil(tiles.length / categoryCarouselPageSize) }, (_, page) =>
    tiles.slice(page * categoryCarouselPageSize, (page + 1) * categoryCarouselPageSize),
  );
}

function CategoryCarousel({ tiles }: { tiles: CategoryTile[] }) {
  const pages = pagesOf(tiles);
  const { ref, page, go } = useSnapPages(pages.length);
  return (
    <>
      <SectionHeading title={title} text={text}>
        {pages.length > 1 && (
          <div className="flex noscript:hidden items-center gap-3">
            <p aria-live="polite" className="tabular text-ink-muted">
              <span className="sr-only">Page </span>
              {page + 1} of {pages.length}
            </p>
            <RoundButton
              icon="previous"
              aria-label="Previous categories"
              onClick={() => go(page - 1)}
            />
            <RoundButton icon="next" aria-label="Next categories" onClick={() => go(page + 1)} />
          </div>
        )}
      </SectionHeading>
      {tiles.length === 0 && <p className="mt-6 text-ink-muted">No categories yet.</p>}
      <ul ref={ref} className="snap-pages mt-6 lg:mt-8">
        {pages.map((row) => (
          <li key={row[0]?.id}>
            <ul className="category-row">
              {row.map((tile) => (
                <li key={tile.id}>
                  <Shop tile={tile} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A shop of its own: painted board, awning, window. */
function Shop({ tile }: { tile: CategoryTile }) {
  return (
    <Link
      to={categoryUrl(tile.name)}
      prefetch="intent"
      className={`category-shop ${categoryHue(tile.name)}`}
    >
      <span className="category-board">{tile.name}</span>
      <span className="category-window">
        <Picture
          src={tile.image}
          alt=""
          sizes="(width < 64rem) calc(50vw - 1.5rem), 18rem"
          className="size-full object-cover"
        />
        <span className="awning absolute inset-x-0 top-0" />
      </span>
    </Link>
  );
}

function Waiting() {
  return (
    <Loading>
      <SectionHeading title={title} text={text} />
      <div className="category-row mt-6 lg:mt-8">
        {Array.from({ length: categoryCarouselPageSize }, (_, index) => (
          <SkeletonBlock key={index} className="category-bone" />
        ))}
      </div>
    </Loading>
  );
}

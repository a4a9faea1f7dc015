import { countOf } from '@naya/contract/format/count';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { categoryHue } from '../../components/chip.tsx';
import { classes } from '../../components/classes.ts';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import { Medians } from '../../franchises/medians.tsx';
import type { CategoryListing } from './read-category.ts';

/** The category's own shopfront: its hue, picture and words. */
type CategoryBandProps = { category: CategoryListing; figures: SectionData<FranchiseFigures> };

export function CategoryBand({ category, figures }: CategoryBandProps) {
  const { name, description, image, total } = category;
  return (
    <div className={classes(categoryHue(name), 'relative bg-hue-tint')}>
      <div className="category-band shell">
        <div className="category-words">
          <h1 className="page-title text-hue-ink">Category: {name}</h1>
          {description && <p className="mt-3 max-w-2xl text-lg text-pretty">{description}</p>}
          {total > 0 && (
            <p className="tabular mt-3 font-semibold text-hue-ink">
              {countOf(total, 'franchise opportunity', 'franchise opportunities')}
            </p>
          )}
        </div>
        <Section of={figures} loading={null} failed={() => null}>
          {(known) => <Medians figures={known} />}
        </Section>
        {image && (
          <div className="category-picture">
            <Picture
              src={image}
              alt=""
              priority
              sizes="(width < 48rem) 60vw, 20rem"
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
      <div className="awning absolute inset-x-0 -bottom-2" />
    </div>
  );
}

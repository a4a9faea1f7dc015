import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { classes } from '../../components/classes.ts';
import { Medians } from '../../components/medians.tsx';
import { Picture } from '../../components/picture.tsx';
import { Section } from '../../components/section.tsx';
import { categoryHue } from '../../data/category-hue.ts';
import { countOf } from '@naya/contract/format/count';
import type { SectionData } from '../../data/section.ts';
import type { CategoryListing } from './read-category.ts';

/** The category's own shopfront: its hue, picture and words. */
type CategoryBandProps = { category: CategoryListing; figures: SectionData<FranchiseFigures> };

export function CategoryBand({ category, figures }: CategoryBandProps) {
  const { name, description, image, total } = category;
  return (
    <div className={classes(categoryHue(name), 'relative bg-hue-tint')}>
      <div className="shell grid items-center gap-6 pt-8 pb-10 md:grid-cols-[1fr_auto] lg:gap-12 lg:pt-12 lg:pb-12">
        <div>
          <h1 className="text-2xl font-bold text-hue-ink sm:text-3xl lg:text-4xl">
            Category: {name}
          </h1>
          {description && <p className="mt-3 max-w-2xl text-lg">{description}</p>}
          {total > 0 && (
            <p className="tabular mt-3 font-semibold text-hue-ink">
              {countOf(total, 'franchise opportunity', 'franchise opportunities')}
            </p>
          )}
          <Section of={figures} loading={null} failed={() => null}>
            {(known) => <Medians figures={known} />}
          </Section>
        </div>
        {image && (
          <div className="aspect-[4/3] overflow-hidden rounded-card max-md:w-56 md:w-80">
            <Picture
              src={image}
              alt=""
              priority
              sizes="(width < 48rem) 14rem, 20rem"
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
      <div className="awning absolute inset-x-0 -bottom-2" />
    </div>
  );
}

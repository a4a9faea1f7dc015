import { classes } from '../../components/classes.ts';
import { Picture } from '../../components/picture.tsx';
import { categoryHue } from '../../data/category-hue.ts';
import { countOf } from '../franchises/counts.ts';
import type { CategoryListing } from './read-category.ts';

/** The category's own shopfront: its hue, picture and words. */
export function CategoryBand({ category }: { category: CategoryListing }) {
  const { name, description, image, total } = category;
  return (
    <div className={classes(categoryHue(name), 'relative bg-hue-tint')}>
      <div className="shell grid items-center gap-6 pt-8 pb-12 md:grid-cols-[1fr_auto] lg:gap-12 lg:pt-12 lg:pb-16">
        <div>
          <h1 className="text-3xl font-bold text-hue-ink lg:text-4xl">Category: {name}</h1>
          {description && <p className="mt-3 max-w-2xl text-lg">{description}</p>}
          {total > 0 && (
            <p className="tabular mt-3 font-semibold text-hue-ink">
              {countOf(total, 'franchise opportunity', 'franchise opportunities')}
            </p>
          )}
        </div>
        {image && (
          <Picture
            src={image}
            alt=""
            priority
            sizes="(width < 48rem) 92vw, 22rem"
            className="aspect-[3/2] w-full rounded-card object-cover md:w-88"
          />
        )}
      </div>
      <div className="awning absolute inset-x-0 -bottom-2" />
    </div>
  );
}

import { preload } from 'react-dom';
import near728avif from '../../assets/hero/street-near-728.avif?url';
import near728webp from '../../assets/hero/street-near-728.webp?url';
import near1200avif from '../../assets/hero/street-near-1200.avif?url';
import near1200webp from '../../assets/hero/street-near-1200.webp?url';
import wide1440avif from '../../assets/hero/street-1440.avif?url';
import wide1440webp from '../../assets/hero/street-1440.webp?url';
import wide2400avif from '../../assets/hero/street-2400.avif?url';
import wide2400webp from '../../assets/hero/street-2400.webp?url';

/** On a narrow screen only the near end of the street is in view, so only that is sent. */
const narrow = {
  media: '(width < 48rem)',
  sizes: 'max(25rem, 100vw)',
  avif: `${near728avif} 728w, ${near1200avif} 1200w`,
  webp: `${near728webp} 728w, ${near1200webp} 1200w`,
};
const wide = {
  media: '(width >= 48rem)',
  sizes: 'max(56rem, 100vw)',
  avif: `${wide1440avif} 1440w, ${wide2400avif} 2400w`,
  webp: `${wide1440webp} 1440w, ${wide2400webp} 2400w`,
};

/** The largest thing on the first screen: its pictures are asked for before the page's scripts. */
function preloadStreet(): void {
  for (const { media, sizes, avif } of [narrow, wide]) {
    preload(wide1440avif, {
      as: 'image',
      type: 'image/avif',
      media,
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
}

export function HeroStreet() {
  preloadStreet();
  return (
    <picture>
      <source media={narrow.media} type="image/avif" srcSet={narrow.avif} sizes={narrow.sizes} />
      <source media={narrow.media} type="image/webp" srcSet={narrow.webp} sizes={narrow.sizes} />
      <source type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />
      <img
        src={wide1440webp}
        srcSet={wide.webp}
        sizes={wide.sizes}
        width={2400}
        height={900}
        alt="A high street of painted shopfronts, each an outlet of another brand."
        fetchPriority="high"
        className="hero-street"
      />
    </picture>
  );
}

import { pictureSources } from '@naya/contract/urls';
import { h } from '../dom.ts';
import type { Site } from '../site.ts';

type Shown = { site: Site; alt: string; sizes: string; class?: string; onMissing: () => void };

/** A stored picture in the right size and format; one that cannot be had is taken out. */
export function picture(src: string, { site, alt, sizes, onMissing, ...rest }: Shown): HTMLElement {
  const sources = pictureSources(src);
  const image = h('img', {
    alt,
    width: sources?.width ?? 1200,
    height: sources?.height ?? 900,
    loading: 'lazy',
    decoding: 'async',
    ...rest,
  });
  const source = (format: 'avif' | 'webp') =>
    sources &&
    h('source', {
      type: `image/${format}`,
      srcset: sources[format].replaceAll('/media/', `${site.host}/media/`),
      sizes,
    });
  const element = h('picture', {}, source('avif'), source('webp'), image);
  image.addEventListener('error', () => {
    element.remove();
    onMissing();
  });
  image.src = site.absolute(src);
  return element;
}

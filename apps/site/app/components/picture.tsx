import { pictureColour, pictureFocus, pictureSources } from '@naya/contract/urls';
import { useState, type ComponentProps } from 'react';
import placeholder from '../assets/placeholder.svg?url';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'sizes' | 'loading'> & {
  src: string | null | undefined;
  alt: string;
  /**
   * How wide it is shown, as for `sizes` of an image. A picture that fills a phone is 92vw wide and says 88vw: on a
   * screen of 360 or 412 px the width of 640 then does, at half the bytes of the next one.
   */
  sizes: string;
  /** For the one picture that a visitor sees first. */
  priority?: boolean;
};

const pixelsPerRem = 16;
const densestScreen = 3;

/** The pixels that a picture of a fixed size, such as a logo, fills at most. */
function widestOf(sizes: string): number {
  const [, rem] = /^(\d+)rem$/.exec(sizes) ?? [];
  return rem ? Number(rem) * pixelsPerRem * densestScreen : Infinity;
}

/** Stored pictures come in the right size and format; what is missing or broken becomes a placeholder. */
export function Picture({ src, alt, sizes, priority = false, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : null;
  const sources = pictureSources(shown, widestOf(sizes));
  const size = { width: sources?.width ?? 1200, height: sources?.height ?? 900 };
  const focus = pictureFocus(shown);
  // Beside a picture that does not fill its box a colour would stay to be seen.
  const backgroundColor = rest.className?.includes('object-cover') && pictureColour(shown);

  /** An error before hydration reached no handler. */
  const check = (image: HTMLImageElement | null) => {
    if (shown && image?.complete && image.naturalWidth === 0) setBroken(shown);
  };

  return (
    <picture key={shown} className="contents">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={check}
        src={shown ?? placeholder}
        srcSet={sources?.webp}
        sizes={sources ? sizes : undefined}
        alt={alt}
        {...size}
        style={{
          ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
          ...(backgroundColor && { backgroundColor }),
        }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        // The placeholder itself may fail too; that changes nothing.
        onError={() => shown && setBroken(shown)}
        {...rest}
      />
    </picture>
  );
}

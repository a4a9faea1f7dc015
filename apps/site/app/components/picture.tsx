import { pictureColour, pictureFocus, pictureSources } from '@naya/contract/urls';
import { useState, type ComponentProps } from 'react';
import placeholder from '../assets/placeholder.svg?url';
import { classes } from './classes.ts';

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
  // A picture that does not fill its box would leave the colour visible beside it.
  const backgroundColor = rest.className?.includes('object-cover') && pictureColour(shown);

  /** Catches an image that failed before hydration, when onError was not attached yet. */
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
        // Not for the placeholder itself: there is nothing else to fall back to.
        onError={() => shown && setBroken(shown)}
        {...rest}
      />
    </picture>
  );
}

type LogoBadgeProps = {
  src: string | null;
  name: string;
  /** For one that a visitor sees first. */
  priority?: boolean;
  className?: string;
};

/** A brand's logo, or its first letter painted in the category's hue. */
export function LogoBadge({ src, name, priority = false, className }: LogoBadgeProps) {
  return (
    <div className={classes('logo-badge', className)}>
      {src ? (
        <Picture
          src={src}
          alt=""
          sizes="4rem"
          priority={priority}
          className="size-full object-contain p-1"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-full place-items-center bg-hue-tint text-2xl font-extrabold text-hue-ink"
        >
          {Array.from(name)[0]}
        </span>
      )}
    </div>
  );
}

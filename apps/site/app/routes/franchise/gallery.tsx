import { galleryImageCount } from '@naya/contract/constants';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Picture } from '../../components/picture.tsx';
import { pictureName } from './read-franchise.ts';

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

const onlySizes = '(width < 64rem) 88vw, 50rem';
const largeSizes = '(width < 48rem) 88vw, (width < 64rem) 68vw, 38rem';
const smallSizes = '(width < 64rem) 30vw, 17rem';

/** Each picture is a link to itself, so that it opens without JavaScript too. */
export function Gallery({ images, name }: { images: string[]; name: string }) {
  const [opened, setOpened] = useState<{ at: number } | null>(null);
  const shown = images.slice(0, galleryImageCount);
  const hidden = images.length - shown.length;

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened({ at: index });
  };

  return (
    <section aria-label="Pictures">
      <div className="gallery" data-count={shown.length}>
        {shown.length === 0 && (
          <div>
            <Picture src={null} alt="No pictures yet" sizes={onlySizes} />
          </div>
        )}
        {shown.map((src, index) => (
          <a key={src} href={src} onClick={(event) => open(event, index)}>
            <Picture
              src={src}
              alt={pictureName(name, index, images.length)}
              sizes={sizesOf(index, shown.length)}
              priority={index === 0}
              className="object-cover"
            />
            {hidden > 0 && index === shown.length - 1 && (
              <span className="gallery-more">+{hidden} more</span>
            )}
          </a>
        ))}
      </div>
      {hidden > 0 && <MoreWithoutScript images={images} from={shown.length} />}
      {opened !== null && (
        <Suspense>
          <GalleryViewer
            images={images}
            name={name}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function sizesOf(index: number, count: number): string {
  if (count === 1) return onlySizes;
  return index === 0 ? largeSizes : smallSizes;
}

function MoreWithoutScript({ images, from }: { images: string[]; from: number }) {
  return (
    <noscript>
      <p className="mt-2 flex flex-wrap gap-x-4">
        {images.slice(from).map((src, index) => (
          <a key={src} href={src} className="py-2 text-sign underline underline-offset-4">
            Picture {from + index + 1}
          </a>
        ))}
      </p>
    </noscript>
  );
}

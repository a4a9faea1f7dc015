import { parseMediaUrl, pictureVariantUrl, variantWidths } from '@naya/contract/urls';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Picture } from '../../components/picture.tsx';
import { pictureName } from './read-franchise.ts';

type GalleryViewerProps = {
  images: string[];
  name: string;
  /** A new object opens it again, also in the moment between its closing and the browser's word of it. */
  start: { at: number };
  onClose: () => void;
};

function scrollTo(strip: HTMLElement | null, index: number): void {
  strip?.scrollTo({ left: index * strip.clientWidth });
}

/** A small picture stands in while the large one comes: the viewer is never black. */
function previewOf(src: string): CSSProperties | undefined {
  const picture = parseMediaUrl(src);
  const [width] = picture ? variantWidths(picture.width) : [];
  if (!picture || !width) return undefined;
  return { backgroundImage: `url(${pictureVariantUrl(picture, width, 'webp')})` };
}

/** A native modal around a strip that snaps: the browser brings swiping, Escape and the focus back. */
export default function GalleryViewer({ images, name, start, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start.at);
  const several = images.length > 1;

  useEffect(() => {
    dialog.current?.showModal();
    scrollTo(strip.current, start.at);
  }, [start]);

  const show = (index: number) => scrollTo(strip.current, (index + images.length) % images.length);

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(current + by);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={() => dialog.current?.open || onClose()}
      onKeyDown={step}
      className="viewer on-board"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable */}
      <ul ref={strip} onScroll={follow} tabIndex={0}>
        {images.map((src, index) => (
          <li key={src} aria-hidden={index !== current} style={previewOf(src)}>
            <Picture src={src} alt={pictureName(name, index, images.length)} sizes="100vw" />
          </li>
        ))}
      </ul>
      <output className="viewer-count tabular">
        <span className="sr-only">Picture </span>
        {current + 1} / {images.length}
      </output>
      <button
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className="viewer-close"
      >
        <X aria-hidden size={24} />
      </button>
      {several && (
        <>
          <button
            type="button"
            aria-label="Previous picture"
            onClick={() => show(current - 1)}
            className="viewer-previous"
          >
            <ChevronLeft aria-hidden size={28} />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            onClick={() => show(current + 1)}
            className="viewer-next"
          >
            <ChevronRight aria-hidden size={28} />
          </button>
        </>
      )}
    </dialog>
  );
}

import { ImageOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { thumbnailOf } from './thumbnail.ts';

type PicturePreviewProps = { file: File; error?: string | undefined; onRemove: () => void };

/** `undefined` while it is being drawn, null when this browser cannot show it. */
function useThumbnail(file: File): string | null | undefined {
  const [thumbnail, setThumbnail] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (url: string | null) => {
      if (isCurrent) setThumbnail(url);
    };
    thumbnailOf(file).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return thumbnail;
}

export function PicturePreview({ file, error, onRemove }: PicturePreviewProps) {
  const thumbnail = useThumbnail(file);
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-control border border-line bg-sunken">
        {thumbnail && (
          <img
            src={thumbnail}
            alt={`Preview of ${file.name}`}
            className="size-full object-contain"
          />
        )}
        {thumbnail === null && (
          <ImageOff aria-hidden className="absolute inset-0 m-auto text-ink-muted" />
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${file.name}`}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-float hover:text-brick"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      <p className="mt-1 truncate text-sm text-ink-muted">{file.name}</p>
      {error && <p className="text-sm font-semibold text-brick">{error}</p>}
    </li>
  );
}

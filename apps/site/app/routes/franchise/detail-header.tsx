import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../components/chip.tsx';
import { LogoBadge } from '../../components/logo-badge.tsx';
import { useSharedNames } from '../../components/shared-names.ts';
import type { CardFranchise } from '../../data/card-franchise.ts';
import { Bookmark } from '../../desk/bookmark.tsx';

type DetailHeaderProps = {
  franchise: Pick<CardFranchise, 'id' | 'business_name' | 'business_logo' | 'category'>;
  place: ReactNode;
};

export function DetailHeader({ franchise, place }: DetailHeaderProps) {
  const { business_name: name, category } = franchise;
  return (
    <header
      style={useSharedNames(franchise.id)}
      className="flex items-start gap-4 lg:items-center lg:gap-5"
    >
      <LogoBadge
        src={franchise.business_logo}
        name={name}
        priority
        className="detail-logo size-16 shrink-0 lg:size-22"
      />
      <div className="min-w-0">
        <Chip category={category}>{category}</Chip>
        <h1
          className={`mt-2 font-extrabold ${isLong(name) ? 'text-2xl lg:text-3xl' : 'text-3xl lg:text-4xl'}`}
        >
          {name}
        </h1>
        {place && (
          <p className="mt-1 flex items-start gap-1.5 text-lg text-ink-muted">
            <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
            {place}
          </p>
        )}
      </div>
      <Bookmark
        franchise={franchise.id}
        name={name}
        className="-mr-2 ml-auto shrink-0 max-lg:-mt-1.75"
      />
    </header>
  );
}

/** Beyond this a name would fill a phone's screen in the large size. */
function isLong(name: string): boolean {
  return name.length > 32;
}

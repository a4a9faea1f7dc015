import { MapPin } from 'lucide-react';
import { Chip } from '../../components/chip.tsx';
import { LogoBadge } from '../../components/logo-badge.tsx';
import { Bookmark } from '../../desk/bookmark.tsx';
import type { DetailFranchise } from './detail-franchise.ts';

export function DetailHeader({ franchise }: { franchise: DetailFranchise }) {
  const { business_name: name, category } = franchise;
  const place = franchise.headquarters ?? franchise.locations[0];
  return (
    <header className="flex items-start gap-4 lg:items-center lg:gap-5">
      <LogoBadge
        src={franchise.business_logo}
        name={name}
        className="size-16 shrink-0 lg:size-22"
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
      <Bookmark franchise={franchise.id} name={name} className="ml-auto shrink-0" />
    </header>
  );
}

/** Beyond this a name would fill a phone's screen in the large size. */
function isLong(name: string): boolean {
  return name.length > 32;
}

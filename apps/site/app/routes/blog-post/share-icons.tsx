import { BrandMark } from '../../components/brand-mark.tsx';

const sites = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;

/** Pictures and no more: the specification gives them no behaviour, so nobody is told of them as controls. */
export function ShareIcons() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 text-ink-muted print:hidden">
      <span className="font-semibold">Share</span>
      {sites.map((site) => (
        <BrandMark key={site} brand={site} className="size-5" />
      ))}
    </div>
  );
}

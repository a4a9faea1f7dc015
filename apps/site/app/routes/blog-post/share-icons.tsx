import { SocialLogo } from '../../components/social-logo.tsx';

const sites = ['facebook', 'twitter', 'linkedin', 'whatsapp'] as const;

/** Pictures and no more: the specification gives them no behaviour, so nobody is told of them as controls. */
export function ShareIcons() {
  return (
    <div
      aria-hidden="true"
      className="flex cursor-default items-center gap-3 text-sm text-ink-muted select-none print:hidden"
    >
      <span>Share</span>
      {sites.map((site) => (
        <SocialLogo key={site} brand={site} className="size-5" />
      ))}
    </div>
  );
}

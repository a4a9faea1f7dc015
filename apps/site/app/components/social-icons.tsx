import type { FrameData, SocialName } from '../data/frame.ts';
import { newTab } from './new-tab.ts';
import { SocialLogo } from './social-logo.tsx';

const siteNames: Record<SocialName, string> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

type SocialIconsProps = { links: FrameData['social']; className?: string };

export function SocialIcons({ links, className }: SocialIconsProps) {
  return (
    <ul className={className}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            {...newTab}
            aria-label={siteNames[name]}
            className="grid size-11 place-items-center rounded-control border border-board-line hover:border-marigold hover:text-marigold hover:transition-colors hover:duration-150"
          >
            <SocialLogo brand={name} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

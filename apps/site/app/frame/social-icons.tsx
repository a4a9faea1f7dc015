import { siFacebook, siInstagram, siX } from 'simple-icons';
import type { FrameData, SocialName } from '../data/frame.ts';

const marks: Record<SocialName, { title: string; path: string }> = {
  facebook: siFacebook,
  twitter: { title: 'X (Twitter)', path: siX.path },
  instagram: siInstagram,
  linkedin: {
    title: 'LinkedIn',
    path: 'M1.5 8.2h4.6V23H1.5zM3.8.9a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM9 8.2h4.4v2h.1c.6-1.1 2.1-2.4 4.4-2.4 4.7 0 5.6 3.1 5.6 7.1V23h-4.6v-7.2c0-1.7 0-3.9-2.4-3.9s-2.8 1.9-2.8 3.8V23H9z',
  },
};

export function SocialIcons({ links, className }: { links: FrameData['social']; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={marks[name].title}
            className="grid size-11 place-items-center rounded-control border border-board-line transition-colors duration-150 hover:border-marigold hover:text-marigold"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
              <path d={marks[name].path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { TeamMember } from '@naya/contract/team/entity';
import { formatDate } from '@naya/contract/format/date';
import { mailtoUrl, telUrl } from '@naya/contract/urls';
import { CalendarDays, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { newTab } from '../../components/new-tab.ts';
import { SocialLogo } from '../../components/social-logo.tsx';

export function ContactList({ member }: { member: TeamMember }) {
  const { joined, email, phone, linkedin } = member;
  return (
    <ul className="mt-5 grid gap-1">
      {joined && (
        <Line icon={<CalendarDays aria-hidden size={18} />}>
          <span>Joined {formatDate(joined) ?? joined}</span>
        </Line>
      )}
      {email && (
        <Line icon={<Mail aria-hidden size={18} />}>
          <a href={mailtoUrl(email)} className={linkLook}>
            {email}
          </a>
        </Line>
      )}
      {phone && (
        <Line icon={<Phone aria-hidden size={18} />}>
          <a href={telUrl(phone)} className={linkLook}>
            {phone}
          </a>
        </Line>
      )}
      {linkedin && (
        <Line icon={<SocialLogo brand="linkedin" className="size-4.5" />}>
          <a href={linkedin} {...newTab} className={linkLook}>
            LinkedIn
          </a>
        </Line>
      )}
    </ul>
  );
}

const linkLook =
  'inline-flex min-h-11 min-w-0 items-center text-sign underline underline-offset-4 wrap-anywhere';

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span className="flex shrink-0 text-ink-muted">{icon}</span>
      {children}
    </li>
  );
}

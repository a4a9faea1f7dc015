import { formatDate } from '@naya/contract/format/date';
import type { TeamMember } from '@naya/contract/team/entity';
import { mailtoUrl, telUrl } from '@naya/contract/urls';
import { CalendarDays, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../components/chip.tsx';
import { newTab } from '../../components/new-tab.ts';
import { Picture } from '../../components/picture.tsx';
import { SocialLogo } from '../../components/social-logo.tsx';
import { textParagraphs } from '../../data/clean-html.ts';

export function Profile({ member }: { member: TeamMember }) {
  return (
    <article className="mt-4 grid *:min-w-0 gap-x-14 gap-y-8 md:grid-cols-[18rem_1fr] lg:grid-cols-[22rem_1fr]">
      <aside aria-label="Photo and contact" className="md:row-span-2">
        <Picture
          src={member.image}
          alt={`Photo of ${member.name}`}
          priority
          sizes="(width < 48rem) 88vw, 22rem"
          className="aspect-[4/5] w-full rounded-card object-cover max-md:max-w-72"
        />
        <ContactList member={member} />
      </aside>
      <header className="self-end max-md:row-start-1">
        <h1 className="page-title">{member.name}</h1>
        {member.position && <p className="mt-2 text-xl text-ink-muted">{member.position}</p>}
      </header>
      <div>
        <div className="prose">
          {Array.from(new Set(textParagraphs(member.bio)), (paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Experience items={member.experience} />
        <Skills items={member.skills} />
      </div>
    </article>
  );
}

function Experience({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="experience" className="mt-10">
      <h2 id="experience" className="text-2xl font-bold">
        Experience
      </h2>
      <ul className="mt-4 max-w-2xl border-l-2 border-marigold">
        {Array.from(new Set(items), (item) => (
          <li
            key={item}
            className="relative py-2 pl-6 text-lg before:absolute before:top-4.5 before:-left-1.75 before:size-3 before:rounded-full before:bg-marigold"
          >
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Skills({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="skills" className="mt-10">
      <h2 id="skills" className="text-2xl font-bold">
        Skills
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {Array.from(new Set(items), (skill) => (
          <li key={skill}>
            <Chip>{skill}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactList({ member }: { member: TeamMember }) {
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

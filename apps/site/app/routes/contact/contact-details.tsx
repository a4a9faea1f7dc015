import type { BusinessHours, ContactInfo } from '@naya/contract/site-info/entity';
import { groupBusinessHours } from '@naya/contract/site-info/hours';
import { mailtoUrl, telUrl, contactUrl } from '@naya/contract/urls';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Section } from '../../components/section.tsx';
import { useFrame } from '../../data/frame.ts';
import type { SectionData } from '../../data/load.ts';
import { SocialIcons } from '../../frame/footer.tsx';

type ContactDetailsProps = {
  contactInfo: SectionData<ContactInfo>;
  businessHours: SectionData<BusinessHours>;
};

export function ContactDetails({ contactInfo, businessHours }: ContactDetailsProps) {
  const { social } = useFrame();
  return (
    <div className="signboard on-board grid content-start gap-8 p-7 lg:content-between text-on-board sm:max-lg:grid-cols-2">
      <Part title="Our office">
        <Section of={contactInfo} loading={<Lines count={3} />} failed={failed}>
          {(info) => <Office {...info} />}
        </Section>
      </Part>
      <Part title="Business hours">
        <Section of={businessHours} loading={<Lines count={3} />} failed={failed}>
          {(week) => <Hours week={week} />}
        </Section>
      </Part>
      {social.length > 0 && (
        <Part title="Follow us">
          <SocialIcons links={social} className="flex flex-wrap gap-2" />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function failed(message: string) {
  return <PartFailed message={message} />;
}

function Lines({ count }: { count: number }) {
  return (
    <Loading className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBlock key={index} className="h-6 opacity-20" />
      ))}
    </Loading>
  );
}

function Office({ address, email, phone }: ContactInfo) {
  const [firstAddress, firstEmail, firstPhone] = [address[0], email[0], phone[0]];
  if (!firstAddress && !firstEmail && !firstPhone) return <p>Please write to us by the form.</p>;
  return (
    <ul className="grid gap-1">
      {firstAddress && (
        <Line icon={<MapPin aria-hidden size={20} />}>
          <address className="py-2 not-italic">{firstAddress.address}</address>
        </Line>
      )}
      {firstEmail && (
        <Line icon={<Mail aria-hidden size={20} />}>
          <a href={mailtoUrl(firstEmail.email)} className={link}>
            {firstEmail.email}
          </a>
        </Line>
      )}
      {firstPhone && (
        <Line icon={<Phone aria-hidden size={20} />}>
          <a href={telUrl(firstPhone.phone)} className={`tabular ${link}`}>
            {firstPhone.phone}
          </a>
        </Line>
      )}
    </ul>
  );
}

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <span className="mt-3 text-marigold">{icon}</span>
      {children}
    </li>
  );
}

function Hours({ week }: { week: BusinessHours }) {
  const groups = groupBusinessHours(week);
  if (groups.length === 0) return <p>Please call before you come.</p>;
  return (
    <dl className="tabular grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {groups.map(({ days, hours }) => (
        <div key={days} className="contents">
          <dt className="text-on-board-muted">{days}</dt>
          <dd className="font-semibold">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One part of the page that could not be read; the rest stands. */
function PartFailed({ message }: { message: string }) {
  return (
    <p role="alert" className="rounded-control bg-brick-tint px-4 py-3 text-brick">
      Error: {message}{' '}
      <a href={contactUrl} className="font-semibold underline underline-offset-4">
        Try again
      </a>
    </p>
  );
}

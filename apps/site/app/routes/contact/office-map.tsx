import type { ContactInfo } from '@naya/contract/site-info/entity';
import { mapEmbedUrl, mapUrl } from '@naya/contract/embed-urls';
import { MapPin } from 'lucide-react';
import { useRef } from 'react';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import { useOnceInView } from '../../components/use-once-in-view.ts';

/** Without a postal address there is no map; the details above say why. */
export function OfficeMap({ contactInfo }: { contactInfo: SectionData<ContactInfo> }) {
  return (
    <Section of={contactInfo} loading={<div className="mt-12 h-96 lg:mt-16" />} failed={() => null}>
      {({ address: [first] }) => first && <Map address={first.address} />}
    </Section>
  );
}

function Map({ address }: { address: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useOnceInView(frame);
  const map = (
    <iframe
      title={`Map: ${address}`}
      src={mapEmbedUrl(address)}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: it gets its own, not ours
      sandbox="allow-scripts allow-same-origin allow-popups"
      loading="lazy"
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full scheme-light"
    />
  );
  return (
    <section
      aria-labelledby="find-us"
      className="mt-12 grid gap-6 lg:mt-16 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="find-us" className="text-3xl font-bold">
          Find us
        </h2>
        <address className="mt-3 text-lg text-pretty not-italic">{address}</address>
        {/* For those whose browser shows no map: without scripts nothing is loaded unasked. */}
        <a
          href={mapUrl(address)}
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-sign underline underline-offset-4"
        >
          Open the map
        </a>
      </div>
      <div
        ref={frame}
        className="map-ground relative h-96 overflow-hidden rounded-card border border-line"
      >
        <MapPin aria-hidden size={40} className="absolute inset-0 m-auto text-sign" />
        {isSeen && map}
      </div>
    </section>
  );
}

import { Button } from '../components/button.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { pageMeta } from '../data/meta.ts';
import { offlineScript } from '../offline/offline-script.ts';
import type { Route } from './+types/offline';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'You are offline' });
}

/** The service worker shows this in place of a page that it has not stored. */
export default function OfflinePage() {
  return (
    <div className="shell py-16 lg:py-24">
      <StateMessage
        level="h1"
        drawing="shutter"
        title="You are offline"
        text="This page has not been opened on this device before. It opens by itself when the network is back."
      >
        <Button id="try-again">Try again</Button>
      </StateMessage>
      <section hidden aria-labelledby="kept-pages-title" className="mx-auto max-w-lg">
        <h2 id="kept-pages-title" className="text-xl font-bold">
          Pages you can read now
        </h2>
        <ul id="kept-pages" className="mt-3 border-t border-line" />
      </section>
      <script dangerouslySetInnerHTML={{ __html: offlineScript }} />
    </div>
  );
}

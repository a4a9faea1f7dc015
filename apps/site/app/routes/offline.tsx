import { Button } from '../components/button.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { pageMeta } from '../data/meta.ts';
import { pagesCache } from '../../service-worker/rules.ts';
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

const askEveryMs = 3_000;

/**
 * The page without a network loads none of the site's scripts, because its URL is that of the page it stands in
 * for. It lists the pages that can be read, and reloads when the server answers: that the network is back, devices say
 * too early or not at all.
 */
const offlineScript = `(async () => {
  const again = () => location.reload();
  let asking = 0;
  const askLater = () => { asking = setTimeout(ask, ${askEveryMs}); };
  const ask = () => { clearTimeout(asking); fetch('/healthz', { cache: 'no-store' }).then(again, askLater); };
  askLater();
  addEventListener('online', ask);
  document.getElementById('try-again').onclick = again;
  const list = document.getElementById('kept-pages');
  const cache = await caches.open('${pagesCache}');
  for (const { url } of await cache.keys()) {
    const page = await (await cache.match(url, { ignoreVary: true })).text();
    const { title } = new DOMParser().parseFromString(page, 'text/html');
    const link = document.createElement('a');
    link.href = url;
    link.textContent = title.split(' | ')[0];
    link.className = 'flex min-h-11 items-center py-2 font-semibold hover:text-sign';
    const item = document.createElement('li');
    item.className = 'border-b border-line';
    item.append(link);
    list.append(item);
    list.parentElement.hidden = false;
  }
})();`.replaceAll(/\n\s*/g, '');

import { pagesCache } from './pages-cache.ts';

const askEveryMs = 3_000;

/**
 * The page without a network loads none of the site's scripts, because its URL is that of the page it stands in
 * for. It lists the pages that can be read, and reloads when the server answers: that the network is back, devices say
 * too early or not at all.
 */
export const offlineScript = `(async () => {
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

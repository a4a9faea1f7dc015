import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useMatches, useLocation } from 'react-router';
import { classes } from '../components/classes.ts';
import { lazyPart } from '../components/lazy-part.ts';
import { newTab } from '../components/new-tab.ts';
import { SocialLogo } from '../components/social-logo.tsx';
import { useFrame } from '../data/frame.ts';
import { loadBrowserApi } from '../data/load.ts';
import { OutboxStatus } from '../outbox/outbox-status.tsx';
import { useSaved } from '../saved/saved.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Settings of the frame that a route gives in its `handle`. */
export type FrameSettings = { hasBar?: boolean };

export function Frame({ children }: { children: ReactNode }) {
  usePreloadApi();
  useScrollLock();
  const settings = useMatches().at(-1)?.handle as FrameSettings | undefined;
  return (
    <>
      <a
        href={`#${contentId}`}
        className="sr-only z-50 rounded-control bg-sign px-4 py-3 font-semibold text-on-sign focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Header />
      <main id={contentId} tabIndex={-1} className="min-h-[70svh] pt-16 outline-none lg:pt-20">
        <PageFade>{children}</PageFade>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <aside
        aria-label="Chat and status"
        className={classes('flow-root bg-board', settings?.hasBar && 'beside-bar')}
      >
        <WhatsAppButton />
        <div className="fixed bottom-4 left-4 z-30 grid max-w-[calc(100vw-6.5rem)] justify-items-start gap-2 lg:bottom-6 lg:left-6">
          <OutboxStatus />
          <LazyShortlistBar />
        </div>
      </aside>
    </>
  );
}

const contentId = 'content';

const PageNotice = lazyPart(() => import('./page-notice.tsx'));

/** Fades a page in when the path changes, but not the first one: it must paint at once. */
function PageFade({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation();
  const [shown, setShown] = useState({ pathname, isFirst: true });
  if (shown.pathname !== pathname) setShown({ pathname, isFirst: false });

  // The document stays the same: without moving the focus, screen readers and the Tab key would stay at the old page.
  useEffect(() => {
    if (!shown.isFirst) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div key={pathname} className={shown.isFirst ? undefined : 'page-fade'}>
      <Suspense>{state?.notice && <PageNotice notice={state.notice} />}</Suspense>
      {children}
    </div>
  );
}

const PageShortlistBar = lazyPart(() => import('../saved/shortlist-bar.tsx'));

/** Loads the shortlist bar only when the shortlist has entries. */
function LazyShortlistBar() {
  const { length } = useSaved().shortlist;
  return <Suspense>{length > 0 && <PageShortlistBar />}</Suspense>;
}

/** Always visible, smaller once the page is scrolled. Room below the footer keeps it from covering content at the end of the page. */
function WhatsAppButton() {
  const { whatsappUrl } = useFrame();
  if (!whatsappUrl) return null;
  return (
    <>
      <div className="whatsapp-room" />
      <a href={whatsappUrl} {...newTab} aria-label="Chat on WhatsApp" className="whatsapp">
        <SocialLogo brand="whatsapp" className="size-7" />
      </a>
    </>
  );
}

const firstInputEvents = ['pointerover', 'touchstart', 'keydown'] as const;

/** Loads the API client at the visitor's first input, so that it is there when they navigate. */
function usePreloadApi(): void {
  useEffect(() => {
    const stop = new AbortController();
    const warm = () => {
      stop.abort();
      void loadBrowserApi();
    };
    for (const sign of firstInputEvents) {
      window.addEventListener(sign, warm, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}

function lock(): void {
  const modal = document.querySelector('dialog:modal');
  const { classList } = document.documentElement;
  classList.toggle('behind-modal', modal !== null);
  classList.toggle('behind-viewer', modal?.matches('.viewer') ?? false);
}

/**
 * The page behind a modal does not scroll. A style could do it with `html:has(dialog:modal)`, but then each
 * element that comes or goes makes the browser look through the whole page.
 */
function useScrollLock(): void {
  // After each render of the frame: an open dialog may have been unmounted with its page.
  useEffect(lock);

  // Older browsers have no toggle event on dialogs: their `open` attribute is observed.
  useEffect(() => {
    const watch = new MutationObserver(lock);
    watch.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, []);
}

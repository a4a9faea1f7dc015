import { Suspense, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { LazyShortlistBar } from '../desk/lazy-shortlist-bar.tsx';
import { OutboxStatus } from '../outbox/outbox-status.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { contentId, PageFade } from './page-fade.tsx';
import { useScrollLock } from './use-scroll-lock.ts';
import { usePreloadApi } from './use-preload-api.ts';
import { WhatsAppButton } from './whatsapp-button.tsx';

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
      <aside aria-label="Chat and status" className={settings?.hasBar ? 'beside-bar' : undefined}>
        <WhatsAppButton />
        <div className="fixed bottom-4 left-4 z-30 grid max-w-[calc(100vw-6.5rem)] justify-items-start gap-2 lg:bottom-6 lg:left-6">
          <OutboxStatus />
          <LazyShortlistBar />
        </div>
      </aside>
    </>
  );
}

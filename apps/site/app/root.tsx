import { manifestUrl } from '@naya/contract/urls';
import { use, useEffect, useReducer, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { Links, Outlet, Meta, useMatches } from 'react-router';
import type { Route } from './+types/root';
import fontUrl from './assets/anek-latin.woff2?url';
import { useFrame } from './data/frame.ts';
import { failedTitle, pageMeta } from './data/meta.ts';
import { readFrame } from './data/read-frame.server.ts';
import { siteContext } from './data/site-context.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { HasScripts, notYetHydrated, PageScripts } from './frame/page-scripts.tsx';
import { useSendSeenPages } from './offline/use-send-seen-pages.ts';
import styleUrl from './styles/app.css?url';

export function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl, ownData } = context.get(siteContext);
  return readFrame(api, { publicUrl, ownData });
}

/** The frame is read once for a visit, whatever the visitor does. */
export function shouldRevalidate() {
  return false;
}

export function links(): Route.LinkDescriptors {
  return [{ rel: 'manifest', href: manifestUrl }];
}

export function meta({ matches, error }: Route.MetaArgs) {
  return pageMeta(matches, { title: error ? failedTitle : undefined });
}

/** React writes font and style ahead of the module preloads of React Router, which would compete for bandwidth. */
export function Layout({ children }: { children: ReactNode }) {
  const { iconUrl, touchIconUrl, styleUrl: brandStyle } = useFrame();
  preload(fontUrl, {
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  });
  return (
    <html lang="en-IN" {...(use(HasScripts) && notYetHydrated)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffbf4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16130f" media="(prefers-color-scheme: dark)" />
        <link rel="stylesheet" href={styleUrl} precedence="default" />
        {brandStyle && <link rel="stylesheet" href={brandStyle} precedence="default" />}
        <link rel="icon" href={iconUrl} />
        <link rel="apple-touch-icon" href={touchIconUrl} />
        <Links />
        <LiveMeta />
      </head>
      <body>
        <Frame>{children}</Frame>
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  useSendSeenPages();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** Renders the meta tags again when a pending read settles: after a navigation in the browser a title may depend on it. */
function LiveMeta() {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const loaded = useMatches().at(-1)?.loaderData;

  useEffect(() => {
    let current = true;
    const settled = () => {
      if (current) renderAgain();
    };
    for (const read of Object.values(loaded ?? {})) {
      if (read instanceof Promise) read.then(settled, settled);
    }
    return () => {
      current = false;
    };
  }, [loaded]);

  return <Meta />;
}

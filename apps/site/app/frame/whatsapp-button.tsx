import { useEffect, useRef } from 'react';
import { newTab } from '../components/new-tab.ts';
import { SocialLogo } from '../components/social-logo.tsx';
import { useFrame } from '../data/use-frame.ts';

/** Smaller once the page is scrolled; gone while it would cover a control. */
export function WhatsAppButton() {
  const { whatsappUrl } = useFrame();
  const ref = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    const start = async () => {
      const { hideOverControls } = await import('./hide-over-controls.ts');
      if (ref.current) hideOverControls(ref.current, stop.signal);
    };
    start().catch(() => {});
    return () => stop.abort();
  }, []);

  if (!whatsappUrl) return null;
  return (
    <a ref={ref} href={whatsappUrl} {...newTab} aria-label="Chat on WhatsApp" className="whatsapp">
      <SocialLogo brand="whatsapp" className="size-7" />
    </a>
  );
}

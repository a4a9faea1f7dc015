import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BrandMark } from '../components/brand-mark.tsx';
import { useFrame } from '../data/use-frame.ts';

/** Smaller once the page is scrolled; gone while it would cover a control. */
export function WhatsAppButton() {
  const { whatsappUrl } = useFrame();
  const { key } = useLocation();
  const ref = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./yield-to-controls.ts').then(({ yieldToControls }) => {
      if (ref.current && !isGone) stop = yieldToControls(ref.current);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [key]);

  if (!whatsappUrl) return null;
  return (
    <a
      ref={ref}
      href={whatsappUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat on WhatsApp"
      className="whatsapp"
    >
      <BrandMark brand="whatsapp" className="size-7" />
    </a>
  );
}

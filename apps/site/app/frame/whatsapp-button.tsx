import { siWhatsapp } from 'simple-icons';
import { useFrame } from '../data/use-frame.ts';

export function WhatsAppButton() {
  const { whatsappUrl } = useFrame();
  if (!whatsappUrl) return null;
  return (
    <a
      href={whatsappUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat on WhatsApp"
      className="whatsapp fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-[#0f7a45] text-[#fff] shadow-float transition-transform duration-150 hover:scale-105 lg:right-6 lg:bottom-6"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 fill-current">
        <path d={siWhatsapp.path} />
      </svg>
    </a>
  );
}

import { BrandMark } from '../components/brand-mark.tsx';
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
      className="whatsapp fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full border-2 border-[#fff6e4] bg-[#0f7a45] text-[#fff] shadow-float transition-transform duration-150 hover:scale-105 lg:right-6 lg:bottom-6"
    >
      <BrandMark brand="whatsapp" className="size-7" />
    </a>
  );
}

import { useFrame } from '../data/frame.ts';

/** The brand's logo, or a shopfront under its awning. */
export function LogoMark({ className }: { className?: string }) {
  const { logo } = useFrame();
  if (logo) {
    const { src, width, height } = logo;
    return <img src={src} width={width} height={height} alt="" className="brand-logo" />;
  }
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path d="M6 14h28v21a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z" fill="var(--logo-wall)" />
      <path
        d="M10 24a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v13h-9zM23 22h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z"
        fill="var(--logo-light)"
      />
      <path
        d="M7 3h26l4 12a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0A4.25 4.25 0 0 1 3 15z"
        fill="#fff6e4"
      />
      <path
        d="M7 3h6.5L11.5 15A4.25 4.25 0 0 1 3 15zM20 3h6.5l2 12a4.25 4.25 0 0 1-8.5 0z"
        fill="#f2a516"
      />
      <path
        d="M7 3h26l4 12a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0A4.25 4.25 0 0 1 3 15z"
        fill="none"
        stroke="var(--logo-edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

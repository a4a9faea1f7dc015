export type Drawing = 'empty' | 'shutter';

/** Small drawings in the colours of the theme: an empty stall, a shop with its shutter down. */
export function StateDrawing({ drawing, className }: { drawing: Drawing; className?: string }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={className}>
      <ellipse cx="80" cy="111" rx="66" ry="6" fill="var(--sunken)" />
      <path d="M30 44h100v66H30z" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
      {drawing === 'shutter' ? <Shutter /> : <Shelves />}
      <path d="M36 14h88l10 28H26z" fill="var(--marigold-tint)" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M36 14h17.6l-6 28H26zM71.2 14h17.6l2.4 28H68.8zM106.4 14H124l10 28h-21.6z" fill="var(--marigold)" />
      <path d="M26 42a10.8 10.8 0 0 0 21.6 0 10.8 10.8 0 0 0 21.6 0 10.8 10.8 0 0 0 21.6 0 10.8 10.8 0 0 0 21.6 0 10.8 10.8 0 0 0 21.6 0z" fill="var(--marigold-tint)" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M26 42a10.8 10.8 0 0 0 21.6 0zM69.2 42a10.8 10.8 0 0 0 21.6 0zM112.4 42a10.8 10.8 0 0 0 21.6 0z" fill="var(--marigold)" />
      <path d="M36 14h88l10 28H26z" fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

function Shutter() {
  return (
    <>
      <path d="M40 52h80v58H40z" fill="var(--sunken)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M40 62h80M40 72h80M40 82h80M40 92h80M40 102h80" stroke="var(--line-strong)" strokeWidth="1.5" />
      <circle cx="80" cy="103" r="3.5" fill="var(--ink)" />
    </>
  );
}

function Shelves() {
  return (
    <>
      <path d="M40 56h80v34H40z" fill="var(--sign-tint)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M40 73h80" stroke="var(--ink)" strokeWidth="2" />
      <path d="M34 90h92v8H34z" fill="var(--sign)" />
      <path d="M96 73V63h10v10z" fill="var(--marigold)" stroke="var(--ink)" strokeWidth="1.5" />
    </>
  );
}

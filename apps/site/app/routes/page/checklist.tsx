import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { readStored, writeStored } from '../../data/device-storage.ts';

type Progress = { ticked: number; all: number };

const boxesIn = (within: Element | null) =>
  Array.from(within?.querySelectorAll<HTMLInputElement>('.task input') ?? []);
const nameOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent?.trim() ?? '';

/** Around a page with boxes to tick: the device keeps what is ticked. */
export function Checklist({ slug, children }: { slug: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [{ ticked, all }, setProgress] = useState<Progress>({ ticked: 0, all: 0 });

  const count = (boxes: HTMLInputElement[]) => {
    setProgress({ ticked: boxes.filter((box) => box.checked).length, all: boxes.length });
  };
  const keep = () => {
    const boxes = boxesIn(content.current);
    storeTicks(slug, boxes.filter((box) => box.checked).map(nameOf));
    count(boxes);
  };
  const clear = () => {
    for (const box of boxesIn(content.current)) box.checked = false;
    keep();
  };

  const restore = useEffectEvent(() => {
    const kept = readTicks(slug);
    const boxes = boxesIn(content.current);
    for (const box of boxes) if (kept.has(nameOf(box))) box.checked = true;
    count(boxes);
  });
  const changed = useEffectEvent(keep);
  useEffect(() => {
    restore();
    // The boxes are HTML of the content system: React does not hear their changes.
    const listening = new AbortController();
    content.current?.addEventListener('change', () => changed(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <>
      <div className="mb-6 flex max-w-[37rem] flex-wrap items-center gap-3 noscript:hidden print:hidden">
        <output className="tabular mr-auto font-semibold">
          {all > 0 && `${ticked} of ${all} done`}
        </output>
        <Button look="quiet" onClick={clear} disabled={ticked === 0}>
          Clear all ticks
        </Button>
        <Button look="outline" onClick={() => print()}>
          <Printer aria-hidden size={18} />
          Print
        </Button>
      </div>
      <div ref={content}>{children}</div>
    </>
  );
}

const keyOf = (slug: string) => `ticks:${slug}`;

/** Ticks are stored by the text of their line, so that an edited page keeps those it still has. */
function readTicks(slug: string): Set<string> {
  const stored = readStored(keyOf(slug));
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

function storeTicks(slug: string, lines: string[]): void {
  writeStored(keyOf(slug), lines.length > 0 ? lines : null);
}

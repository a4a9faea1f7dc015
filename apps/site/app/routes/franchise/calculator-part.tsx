import { useEffect, useRef } from 'react';
import type { Brand } from '../calculator/brand.ts';
import { Case } from '../calculator/case.tsx';

/** Takes the focus of the link that it replaces. */
export default function CalculatorPart({ brand }: { brand: Brand }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <Case brand={brand} search="" isPart />
    </div>
  );
}

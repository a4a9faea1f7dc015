import { useEffect, useRef } from 'react';
import { brandOf } from '../calculator/brand.ts';
import { Case } from '../calculator/case.tsx';
import type { DetailFranchise } from './read-franchise.ts';

/** Takes the focus of the link that it replaces. */
export default function CalculatorPart({ franchise }: { franchise: DetailFranchise }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      <Case brand={brandOf(franchise)} search="" isPart />
    </div>
  );
}

import { useEffect, useState } from 'react';
import { peek, type SectionData } from '../../data/load.ts';

/** A read's data outside its section: null until it is there, and when it failed. */
export function useSectionData<T>(of: SectionData<T>): { data: T | null; isLoading: boolean } {
  const [arrived, setArrived] = useState<SectionData<T> | null>(null);

  useEffect(() => {
    let current = true;
    if (of instanceof Promise) void of.then(() => current && setArrived(of));
    return () => {
      current = false;
    };
  }, [of]);

  const data = peek(of);
  return { data, isLoading: of instanceof Promise && data === null && arrived !== of };
}

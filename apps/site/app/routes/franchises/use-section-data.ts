import { useEffect, useState } from 'react';
import { isLoading, peek, type SectionData } from '../../data/load.ts';

/** A read's data outside its section: null until it is there, and when it failed. */
export function useSectionData<T>(of: SectionData<T>): { data: T | null; isLoading: boolean } {
  const [, setArrived] = useState<SectionData<T> | null>(null);

  useEffect(() => {
    if (of instanceof Promise) void of.then(() => setArrived(of));
  }, [of]);

  return { data: peek(of), isLoading: isLoading(of) };
}

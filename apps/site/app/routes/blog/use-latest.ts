import { useEffect, useState } from 'react';
import { peek, type SectionData } from '../../data/load.ts';

/** The last data that arrived: it stays while the next is on its way. */
export function useLatest<T>(of: SectionData<T>): T | null {
  const [latest, setLatest] = useState(() => peek(of));

  useEffect(() => {
    let current = true;
    const keep = async () => {
      const read = await of;
      if (current && read.ok) setLatest(read.data);
    };
    void keep();
    return () => {
      current = false;
    };
  }, [of]);

  return latest;
}

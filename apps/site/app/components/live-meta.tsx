import { useEffect, useReducer } from 'react';
import { Meta, useMatches } from 'react-router';

/** After a navigation in the browser a title may depend on a read that is still on its way. */
export function LiveMeta() {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const loaded = useMatches().at(-1)?.loaderData;

  useEffect(() => {
    let current = true;
    const settled = () => {
      if (current) renderAgain();
    };
    for (const read of Object.values(loaded ?? {})) {
      if (read instanceof Promise) read.then(settled, settled);
    }
    return () => {
      current = false;
    };
  }, [loaded]);

  return <Meta />;
}

import { createHashRouter, RouterProvider } from 'react-router';
import { App } from './App.tsx';

let index = 0;

/**
 * The router cannot ask on the way from or to a history entry that it has not numbered: one that a plain link (`#/leads`) or a typed
 * address made. So those are numbered before it hears of them.
 */
function numberEntry() {
  const state = (history.state ?? {}) as { idx?: number };
  index = state.idx ?? index + 1;
  if (state.idx === undefined) history.replaceState({ ...state, idx: index }, '');
}

// Listeners are called in the order in which they came: this one before the router's.
window.addEventListener('popstate', numberEntry);
const router = createHashRouter([{ path: '*', element: <App /> }]);
router.subscribe(numberEntry);

export const OfficeRouter = () => <RouterProvider router={router} />;

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { OfficeRouter } from './OfficeRouter.tsx';
import '../../site/app/styles/anek.css';
import { styleNonce } from './style-nonce.ts';

const styles = createCache({ key: 'o', nonce: styleNonce });
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <CacheProvider value={styles}>
      <OfficeRouter />
    </CacheProvider>,
  );
}

import { listFranchiseUrl } from '@naya/contract/urls';
import { submissions } from '@naya/db/tables/submissions';
import { plantFranchises } from '@naya/db/testing-seeds';
import { expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { drawPicture } from './support/pictures.ts';
import { useSites } from './support/served-site.ts';

const api = useApi(({ db }) => plantFranchises(db, [{ business_name: 'Chai Gully' }]));
const serveSite = useSites(api);

it('a listing that is sent twice without JavaScript is stored once, and again with another logo', async () => {
  const url = await serveSite();
  const texts = listingParts();
  const send = async (width: number) => {
    const content = await drawPicture({ width });
    const head = 'Content-Type: image/png';
    const logo = { name: 'logo', file: 'logo.png', content, head };
    const { status } = await fetch(url + listFranchiseUrl, multipart([...texts, logo]));
    return { status, stored: await api.core.db.$count(submissions) };
  };
  expect(await send(40)).toEqual({ status: 200, stored: 1 });
  expect(await send(40)).toEqual({ status: 200, stored: 1 });
  expect(await send(50)).toEqual({ status: 200, stored: 2 });
});

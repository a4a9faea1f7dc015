// The whole arrangement of several machines, on one: `npm run deploy:local`. Needs nginx; needs no Docker.
import { join } from 'node:path';
import { once } from 'node:events';
import { startAll } from './local/start-all.ts';

const port = Number(process.env['PORT'] ?? 8000);
const folder = join(import.meta.dirname, '../data/deploy');

const instances = Number(process.env['INSTANCES'] ?? 2);
await using site = await startAll({ folder, port, instances });
console.log(`
  Site       ${site.url}
  Instances  ${site.instances.map((each) => each.pid()).join(', ')}  (kill -9 one: nobody notices, and it comes back)
  Data       ${folder}, with what each process logs
`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

// The platform's limit: node:http sending the bytes and headers of one page, and nothing else.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

const [body = '', headers = ''] = process.argv.slice(2);
const bytes = readFileSync(body);
const sent = JSON.parse(readFileSync(headers, 'utf8')) as string[];
const server = createServer((_request, response) => response.writeHead(200, sent).end(bytes));
server.listen(0, () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});

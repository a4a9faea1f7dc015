import * as fc from 'fast-check';
import { createFolder } from '../support/folder.ts';
import { startMain } from '../support/main.ts';
import { ask, type Answer } from './ask.ts';
import { properBody, writeBody } from './bodies.ts';
import { requestsFor, type FuzzedRequest } from './requests.ts';
import { collectRoutes, type FuzzedRoute } from './routes.ts';

export type FuzzOptions = {
  perRoute: number;
  atOnce: number;
  seed: number;
  /** Of a database that has content already; without it the server starts one of its own, with the demo. */
  databaseUrl?: string;
};
export type FuzzReport = {
  faults: string[];
  routes: number;
  cases: number;
  answers: Record<string, number>;
};

const owner = { email: 'owner@example.in', password: 'a long enough password' };

/** Rubbish to every route of a real server process; then what became of it. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { perRoute, atOnce, seed, databaseUrl } = options;
  await using folder = await createFolder();
  const main = startMain({
    DATA_DIR: folder.path,
    PORT: '0',
    HOST: '127.0.0.1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DEMO: 'on' }),
    JOBS: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  try {
    const site = new URL((await main.listening).replace('localhost', '127.0.0.1'));
    const routes = await collectRoutes();
    const fuzz = new Fuzz(site, await signIn(site));
    const waiting = [...routes];
    const work = async () => {
      for (let route = waiting.shift(); route; route = waiting.shift()) {
        await fuzz.walk(route, { numRuns: perRoute, seed: seedOf(route, seed) });
      }
    };
    await Promise.race([Promise.all(Array.from({ length: atOnce }, work)), diedBy(main)]);
    if (!(await fuzz.isSignedIn())) fuzz.faults.push('the session did not last to the end');
    main.child.kill('SIGTERM');
    const { output } = await main.ended;
    // Everything after the announcement, which ends with an empty line, is a complaint.
    const complaints = output.split(/^ {2}Site [^]*?\n\n/m)[1]?.trim();
    if (complaints) fuzz.faults.push(`the process complained: ${complaints.slice(0, 2_000)}`);
    const { faults, cases, answers } = fuzz;
    return { faults, cases, answers, routes: routes.length };
  } finally {
    main.child.kill('SIGKILL');
    await main.ended;
  }
}

/** Each route has a seed of its own, and keeps it when others are added. */
function seedOf({ method, path }: FuzzedRoute, seed: number): number {
  const letters = Array.from(method + path, (letter) => letter.charCodeAt(0));
  return letters.reduce((sum, code) => Math.trunc(sum * 31 + code) | 0, seed);
}

async function diedBy({ ended }: ReturnType<typeof startMain>): Promise<never> {
  const { code, output } = await ended;
  throw new Error(`The process ended with ${code}:\n${output.slice(-4_000)}`);
}

async function signIn(site: URL): Promise<string> {
  const headers: [string, string][] = [
    ['Content-Type', 'application/json'],
    ['Origin', site.origin],
  ];
  const body = Buffer.from(JSON.stringify(owner));
  const { head } = await ask(site, 'POST /office/api/sign-in', headers, body);
  return [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, pair]) => pair).join('; ');
}

class Fuzz {
  readonly faults: string[] = [];
  readonly answers: Record<string, number> = {};
  cases = 0;
  readonly #site: URL;
  readonly #cookie: string;

  constructor(site: URL, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  async walk(route: FuzzedRoute, options: { numRuns: number; seed: number }): Promise<void> {
    const property = fc.asyncProperty(requestsFor(route), async (request) => {
      const answer = await this.#send(request);
      this.cases += 1;
      this.answers[answer.status] = (this.answers[answer.status] ?? 0) + 1;
      const fault = faultOf(request, answer);
      if (fault) throw new Error(fault);
    });
    const outcome = await fc.check(property, { ...options, endOnFailure: true });
    if (outcome.failed) {
      const [request] = outcome.counterexample ?? [];
      const { message } = outcome.errorInstance as Error;
      this.faults.push(
        `${route.method} ${route.path}: ${message}\n  seed ${outcome.seed}, path "${outcome.counterexamplePath}": ${JSON.stringify(request)}`,
      );
    }
  }

  async isSignedIn(): Promise<boolean> {
    const headers: [string, string][] = [['Cookie', this.#cookie]];
    return (
      (await ask(this.#site, 'GET /office/api/session', headers, Buffer.from(''))).status === 200
    );
  }

  async #send(request: FuzzedRequest): Promise<Answer> {
    const { method, address, body } = request;
    // Signing out works; with a real session nothing behind the guards would be reached afterwards.
    const isOffice =
      address.startsWith('/office/api/') && !address.startsWith('/office/api/sign-out');
    const own: [string, string][] = isOffice
      ? [
          ['Cookie', this.#cookie],
          ['Origin', this.#site.origin],
        ]
      : [];
    const named = new Set(own.map(([name]) => name));
    const headers = [...own, ...request.headers.filter(([name]) => !named.has(name))];
    if (!body) return ask(this.#site, `${method} ${address}`, headers, Buffer.from(''));
    const proper = body.alone ? {} : await properBody(this.#site, request, this.#cookie);
    const typed: [string, string][] = [...headers, ['Content-Type', body.type]];
    return ask(this.#site, `${method} ${address}`, typed, writeBody(body, proper));
  }
}

function faultOf({ address }: FuzzedRequest, { status, head, body }: Answer): string | null {
  if (status === 0) return 'no HTTP answer';
  if (status >= 500) return `answered ${status}: ${body.slice(0, 200)}`;
  if (/^x-injected:/im.test(head)) return 'a header of the request became one of the answer';
  const location = /^location: (.*)$/im.exec(head)?.[1] ?? '';
  if (/^(?:[a-z]+:|[\\/]{2})/i.test(location)) return `leads away to ${location}`;
  if (
    address.startsWith('/office/api/') &&
    status < 300 &&
    !/^cache-control: no-store/im.test(head)
  ) {
    return 'an answer of the back office may be kept';
  }
  return null;
}

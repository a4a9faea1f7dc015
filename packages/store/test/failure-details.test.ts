import { describe, expect, it } from 'vitest';
import { submitContact, submitInvestor } from '../src/areas/enquiries.ts';
import { fetchFranchises } from '../src/areas/franchises.ts';
import { createStore } from '../src/create-store.ts';
import { contact, enquiry, reads } from './support/areas.ts';
import { answer, failures, useHostileServer, type Behaviour } from './support/hostile-server.ts';

const server = useHostileServer();
const newStore = () => createStore({ catalogueHost: server.url, siteHost: server.url });
const json = { 'Content-Type': 'application/json' };
const errorPage = '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n</html>';

describe('a failure tells apart', () => {
  it('what the server said of a form', async () => {
    const said = {
      success: false,
      code: 'invalid',
      message: 'Please correct the marked fields.',
      errors: { email: 'Please enter a valid email address' },
    };
    server.behave((response) => response.writeHead(422, json).end(JSON.stringify(said)));
    const store = newStore();
    const result = await store.dispatch(submitContact({ payload: contact }));
    const failure = {
      status: 422,
      code: 'invalid',
      message: 'Please correct the marked fields.',
      errors: said.errors,
      retryAfterSeconds: null,
      cause: null,
    };
    expect(result).toMatchObject({ payload: said, meta: { failure } });
    expect(store.getState().enquiries).toMatchObject({ error: said, failure });
  });

  it('when to try again', async () => {
    server.behave((response) =>
      response.writeHead(429, { ...json, 'Retry-After': '17' }).end('{"code":"too_many"}'),
    );
    const store = newStore();
    await store.dispatch(fetchFranchises());
    expect(store.getState().franchises).toMatchObject({
      error: { code: 'too_many' },
      failure: {
        status: 429,
        code: 'too_many',
        message: 'Failed to fetch franchises',
        retryAfterSeconds: 17,
      },
    });
  });

  it('that nobody answered', async () => {
    server.behave(failures['no answer']);
    const store = newStore();
    await store.dispatch(submitInvestor({ payload: enquiry }));
    expect(store.getState().enquiries.failure).toEqual({
      status: null,
      code: 'no_answer',
      message: 'Failed to submit form',
      errors: {},
      retryAfterSeconds: null,
      cause: { name: 'TypeError', message: 'fetch failed' },
    });
  });

  it('that the answer could not be read', async () => {
    server.behave(failures['bad JSON']);
    const store = newStore();
    await store.dispatch(fetchFranchises());
    expect(store.getState().franchises.failure).toMatchObject({
      status: 200,
      code: 'bad_answer',
      message: 'Failed to fetch franchises',
      cause: { name: 'SyntaxError' },
    });
  });
});

describe.each(reads)('a failure of $path', ({ area, start, fallback }) => {
  it.each<[string, Behaviour, object]>([
    ['no answer', failures['no answer'], { status: null, code: 'no_answer' }],
    ['an empty answer', failures['an empty answer'], { status: 200, code: 'bad_answer' }],
    ['null', answer(null), { status: 200, code: 'bad_answer' }],
    ['a fault without a word', failures['500 without a body'], { status: 500, code: 'internal' }],
    [
      "a proxy's page",
      (response) => response.writeHead(502).end(errorPage),
      { code: 'unavailable' },
    ],
    ['a missing page', (response) => response.writeHead(404).end(errorPage), { code: 'not_found' }],
  ])('has a code, and its sentence as the error: %s', async (_, behaviour, expected) => {
    server.behave(behaviour);
    const store = newStore();
    await start(store);
    expect(store.getState()[area]).toMatchObject({
      error: fallback,
      failure: { ...expected, message: fallback },
    });
  });
});

it.each([502, 200])("the HTML of a proxy's page with %i is nobody's message", async (status) => {
  server.behave((response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(errorPage),
  );
  const store = newStore();
  await store.dispatch(fetchFranchises());
  await store.dispatch(submitContact({ payload: contact }));
  const { franchises, enquiries } = store.getState();
  expect(franchises.error).toBe('Failed to fetch franchises');
  expect(enquiries.error).toBe('Failed to submit form');
  expect(JSON.stringify([franchises, enquiries])).not.toContain('Bad Gateway');
});

it('goes with the next request', async () => {
  server.behave(failures['no answer']);
  const store = newStore();
  await store.dispatch(fetchFranchises());
  server.behave((response) => response.writeHead(200, json).end('[]'));
  const next = store.dispatch(fetchFranchises());
  expect(store.getState().franchises.failure).toBeNull();
  await next;
  expect(store.getState().franchises.failure).toBeNull();
});

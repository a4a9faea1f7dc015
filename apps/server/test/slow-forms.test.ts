import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPageFormPlaces, receiveForm, type FormRules } from '../src/http/receive-form.ts';
import { useFolder } from './support/use-folder.ts';

const folder = useFolder();

const rules: FormRules = {
  fileFields: ['logo'],
  maxFileBytes: 1_000_000,
  maxBytes: 1_000_000,
  rate: { bytesPerSecond: 10_000, graceMs: 100 },
};
const head =
  '--x\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\nContent-Type: image/png\r\n\r\n';
const receive = (body: ReadableStream<Uint8Array>) =>
  receiveForm(body, 'multipart/form-data; boundary=x', folder(), rules);

it('a form that trickles in is cut off', async () => {
  async function* trickle() {
    yield Buffer.from(head);
    for (;;) {
      yield Buffer.from('x');
      await wait(20);
    }
  }
  await expect(receive(ReadableStream.from(trickle()))).rejects.toMatchObject({ code: 'too_slow' });
});

it('a form of which nothing more comes is cut off', async () => {
  const stalled = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
  });
  await expect(receive(stalled)).rejects.toMatchObject({ code: 'too_slow' });
});

it('a form that arrives as fast as it has to is taken', async () => {
  async function* send() {
    // Seconds ahead of its rate from the first bytes on, whatever the machine does meanwhile.
    yield Buffer.concat([Buffer.from(head), Buffer.alloc(50_000, 'x')]);
    for (let part = 1; part < 10; part += 1) {
      await wait(20);
      yield Buffer.alloc(50_000, 'x');
    }
    yield Buffer.from('\r\n--x--\r\n');
  }
  const { files } = await receive(ReadableStream.from(send()));
  expect(files.get('logo')?.bytes).toBe(500_000);
});

it('a form with files of a page gives its place back when nothing more of it comes', async () => {
  const hold = createPageFormPlaces({ rate: rules.rate });
  const read = (body: ReadableStream<Uint8Array>) =>
    hold(body, (held) => new Response(held).text());
  const stalled = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(head)),
    });
  const begun = Array.from({ length: 4 }, () => read(stalled()));
  const next = read(ReadableStream.from([Buffer.from('x')]));
  for (const each of begun) await expect(each).rejects.toMatchObject({ code: 'too_slow' });
  expect(await next).toBe('x');
});

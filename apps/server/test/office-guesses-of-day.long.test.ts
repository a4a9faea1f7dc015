import { describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { useSignIn } from './support/sign-in.ts';

const api = useApi();
const { tryFrom, passTime } = useSignIn(api);
/** About 800 tries, each of a few statements. */
const timeout = 600_000;

describe('the guesses of a day', () => {
  /** Each try as soon as the wait before it is over, for 24 hours. */
  async function countTriesOfDay(ipOf: (index: number) => string): Promise<number> {
    const email = `day-${ipOf(0)}-${ipOf(1)}@example.in`;
    const started = performance.now();
    let [tries, waited] = [0, 0];
    // The seconds that the test itself takes go by for the limits too.
    while (waited + (performance.now() - started) / 1000 < 24 * 3_600) {
      const wait = await tryFrom(email, ipOf(tries));
      if (wait === 0) tries += 1;
      else await passTime(wait);
      waited += wait;
    }
    return tries;
  }

  it('are about a hundred from one network', { timeout }, async () => {
    const tries = await countTriesOfDay(() => '203.0.113.5');
    expect(tries).toBeGreaterThan(90);
    expect(tries).toBeLessThanOrEqual(105);
  });

  it('are about three hundred from all networks together', { timeout }, async () => {
    const tries = await countTriesOfDay((index) => `10.${(index >> 8) + 3}.${index & 255}.1`);
    expect(tries).toBeGreaterThan(280);
    expect(tries).toBeLessThanOrEqual(302);
  });
});

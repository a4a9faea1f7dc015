import { describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { useSignIn } from './support/sign-in.ts';

const api = useApi();
const { tryFrom, passTime } = useSignIn(api);

describe('the guesses of a day', () => {
  /** Each try as soon as the wait before it is over, for 24 hours. */
  async function countTriesOfDay(ipOf: (index: number) => string): Promise<number> {
    const email = `day-${ipOf(0)}-${ipOf(1)}@example.in`;
    let [tries, seconds] = [0, 0];
    while (seconds < 24 * 3_600) {
      const wait = await tryFrom(email, ipOf(tries));
      if (wait === 0) tries += 1;
      else await passTime(wait);
      seconds += wait;
    }
    return tries;
  }

  it('are about a hundred from one network, about three hundred from all', async () => {
    const fromOne = await countTriesOfDay(() => '203.0.113.5');
    expect(fromOne).toBeGreaterThan(90);
    expect(fromOne).toBeLessThanOrEqual(105);
    const fromAll = await countTriesOfDay((index) => `10.${(index >> 8) + 3}.${index & 255}.1`);
    expect(fromAll).toBeGreaterThan(280);
    expect(fromAll).toBeLessThanOrEqual(302);
  });
});

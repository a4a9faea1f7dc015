import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekDays } from '../../src/constants.ts';
import { groupBusinessHours } from '../../src/site-info/hours.ts';
import type { BusinessHours } from '../../src/site-info/entity.ts';

const office = '10:00 AM - 7:00 PM';
const short = '10:00 AM - 2:00 PM';

/** One letter per day, Monday first: o office, s short, c closed, . missing. */
function week(days: string): BusinessHours {
  const hours: Record<string, string> = { o: office, s: short, c: 'Closed' };
  return weekDays.flatMap((day, index) => {
    const known = hours[days[index] ?? '.'];
    return known ? [{ day, hours: known }] : [];
  });
}

function lines(entries: BusinessHours): string[] {
  return groupBusinessHours(entries).map(({ days, hours }) => `${days}: ${hours}`);
}

describe('groupBusinessHours', () => {
  test.each([
    ['ooooooo', [`Mon–Sun: ${office}`]],
    ['ooooosc', [`Mon–Fri: ${office}`, `Sat: ${short}`, 'Sun: Closed']],
    ['ooooocc', [`Mon–Fri: ${office}`, 'Sat–Sun: Closed']],
    ['ooosocc', [`Mon–Wed, Fri: ${office}`, `Thu: ${short}`, 'Sat–Sun: Closed']],
    ['osososo', [`Mon, Wed, Fri, Sun: ${office}`, `Tue, Thu, Sat: ${short}`]],
    ['cooooo.', ['Mon: Closed', `Tue–Sat: ${office}`]],
    ['oo.oo..', [`Mon–Tue, Thu–Fri: ${office}`]],
    ['o.....o', [`Mon, Sun: ${office}`]],
    ['......c', ['Sun: Closed']],
    ['.......', []],
  ])('%s', (days, expected) => {
    expect(lines(week(days))).toEqual(expected);
  });

  test('puts a shuffled week in order', () => {
    expect(lines(week('ooooocc').toReversed())).toEqual([`Mon–Fri: ${office}`, 'Sat–Sun: Closed']);
  });

  test('takes the first of two entries for a day, trims, and skips empty hours', () => {
    expect(
      lines([
        { day: 'Monday', hours: ` ${office} ` },
        { day: 'Monday', hours: short },
        { day: 'Tuesday', hours: office },
        { day: 'Wednesday', hours: ' ' },
      ]),
    ).toEqual([`Mon–Tue: ${office}`]);
  });

  test('shows every known day exactly once', () => {
    const letters = fc.array(fc.constantFrom('o', 's', 'c', '.'), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(letters, (days) => {
        const entries = week(days.join(''));
        const shown = groupBusinessHours(entries).flatMap((group) => expand(group.days));
        expect(shown.toSorted()).toEqual(entries.map(({ day }) => day.slice(0, 3)).toSorted());
      }),
    );
  });
});

function expand(days: string): string[] {
  const names = weekDays.map((day) => day.slice(0, 3));
  return days.split(', ').flatMap((range) => {
    const [from = '', to = from] = range.split('–');
    return names.slice(names.indexOf(from), names.indexOf(to) + 1);
  });
}

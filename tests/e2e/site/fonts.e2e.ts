import { hold } from '../support/held.ts';
import { onPhone } from '../support/on-phone.ts';
import { shiftedOn, shiftOf, watchShifts } from '../support/shifts.ts';
import { expect, test, untilItWorks, untilPainted } from '../support/world.ts';

test('fonts that come late, or not at all, shift nothing', onPhone, async ({ page, silence }) => {
  silence.expect(/ERR_FAILED/);
  await watchShifts(page);
  for (const path of ['/', '/de', '/home', '/services?zip=60311', '/services?zip=80331', '/help'])
    for (const end of ['release', 'fail'] as const)
      await test.step(`${path}: ${end}`, async () => {
        const held = await hold(page, /\.woff2$/);
        await page.goto(path, { waitUntil: 'commit' });
        await untilItWorks(page);
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
        const loaded = (): Promise<number> =>
          page.evaluate(
            () =>
              [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/fallback/i.test(family))
                .length,
          );
        expect(await loaded()).toBe(0);
        const before = await shiftOf(page);
        held[end]();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        if (end === 'release') await expect.poll(loaded).toBeGreaterThan(1);
        await untilPainted(page);
        expect((await shiftOf(page)) - before, `${path}: ${await shiftedOn(page)}`).toBeLessThan(0.005);
        held.release();
      });
});

import { Secret, TOTP } from 'otpauth';
import { fieldSentence } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectNothingFound } from '../support/accessible.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, expect, field, goodPassword, signIn, test, untilItWorks } from '../support/world.ts';

for (const language of ['de', 'en'] as const)
  test(`a passkey and an app are the second step, and a backup code opens without the phone (${language})`, async ({
    page,
    ask,
    silence,
  }) => {
    const words = wordsIn(language)('account');
    const shell = wordsIn(language)('shell');
    const settings = addressIn(language, paths.settings('password'));
    silence.expect(/40[013]/);
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const person = await aCustomer(ask);
    await signIn(page, person);
    await page.goto(settings);
    await untilItWorks(page);

    await page.getByRole('button', { name: words('factor.addPasskey') }).click();
    const dialog = page.getByRole('dialog');
    await field(page, words('factor.label')).fill('Handy');
    await dialog.locator('input[type=password]').fill(goodPassword);
    await dialog.getByRole('button', { name: words('factor.next') }).click();
    await expect(dialog.getByRole('heading', { name: words('factor.codesTitle') })).toBeVisible();
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: words('factor.codesKept') }).click();
    await expect(page.getByText('(Handy)')).toBeVisible();

    await page.getByRole('button', { name: words('factor.addApp') }).click();
    await dialog.locator('input[type=password]').fill(goodPassword);
    await dialog.getByRole('button', { name: words('factor.next') }).click();
    await expect(dialog.getByRole('img', { name: words('factor.scan') })).toBeVisible();
    await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    const secret = (await dialog.locator('code').textContent()) ?? '';
    await field(page, words('factor.code')).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await dialog.getByRole('button', { name: words('factor.confirm'), exact: true }).click();
    await expect(page.getByText(words('factor.kind.totp'))).toBeVisible();

    const begin = async (): Promise<void> => {
      await page.getByRole('button', { name: shell('account'), exact: true }).click();
      await page.getByRole('button', { name: shell('signOut') }).click();
      await expect(page).toHaveURL(addressIn(language, paths.landing()));
      await page.goto(addressIn(language, paths.login(settings)));
      await untilItWorks(page);
      await field(page, words('email')).fill(person.email);
      await field(page, words('password')).fill(person.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: words('login.submit'), exact: true })
        .click();
      await expect(page.getByRole('heading', { name: words('step.title') })).toBeVisible();
    };
    await begin();
    await page.getByRole('button', { name: words('step.passkey') }).click();
    await expect(page).toHaveURL(settings);

    // The phone with both of them is lost.
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await begin();
    // What was typed in the first step is still there behind it.
    await page
      .getByRole('main')
      .getByRole('button', { name: words('step.back'), exact: true })
      .click();
    await expect(field(page, words('email'))).toHaveValue(person.email);
    await page
      .getByRole('main')
      .getByRole('button', { name: words('login.submit'), exact: true })
      .click();
    await field(page, words('step.code')).fill('000000');
    await page.getByRole('button', { name: words('step.submit'), exact: true }).click();
    await expect(page.getByText(fieldSentence(language, 'stepCode'))).toBeVisible();
    await field(page, words('step.code')).fill(codes[0] ?? '');
    await page.getByRole('button', { name: words('step.submit'), exact: true }).click();
    await expect(page).toHaveURL(settings);
    await expect(page.getByText(words('factor.codesLeft', { count: 9, number: '9' }))).toBeVisible();
  });

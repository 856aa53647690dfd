import { randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { expect, it, onTestFinished } from 'vitest';
import { encrypted, pairOf } from '../../netlify/adapters/push/encrypted.ts';
import { webPusher } from '../../netlify/adapters/push/web-push.ts';
import { startPushService } from '../support/push-service.ts';

const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const contact = 'support@example.com';

it('encrypts as the example of RFC 8291 does', () => {
  const keys = {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const own = pairOf(privateKey);
  expect(encrypted('When I grow up, I want to be a watermelon', keys, { own, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('sends what the browser can read, signed for its service, and knows a browser that is gone', async () => {
  const service = await startPushService();
  onTestFinished(service.close);
  const pusher = webPusher({ privateKey, contact, isService: () => true, milliseconds: 300 });
  const browser = service.aBrowser();
  expect(await pusher.send(browser, JSON.stringify({ title: 'Über 5 €' }), 60)).toBe('sent');
  expect(service.shown).toEqual([{ title: 'Über 5 €' }]);

  const { authorization = '', ttl } = service.headers[0] ?? {};
  expect(ttl).toBe('60');
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(authorization)) ?? [];
  expect(key).toBe(pusher.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verified = await jwtVerify(
    token,
    await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256'),
  );
  expect(verified.payload).toMatchObject({ aud: new URL(browser.endpoint).origin, sub: `mailto:${contact}` });

  service.status = 410;
  expect(await pusher.send(browser, '{}', 60)).toBe('gone');
  service.status = 503;
  await expect(pusher.send(browser, '{}', 60)).rejects.toThrow('the push service answered 503');
  service.status = 'silent';
  await expect(pusher.send(browser, '{}', 60)).rejects.toThrow('the push service cannot be reached');
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://push.apple.com.example.org/abc', false],
  ['https://localhost/abc', false],
  ['nonsense', false],
])('writes to %s: %s', (address, isMeant) =>
  expect(webPusher({ privateKey: randomBytes(32).toString('base64url'), contact }).isService(address)).toBe(isMeant),
);

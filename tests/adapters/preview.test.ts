import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { previewAdapters } from '../../netlify/adapters/live.ts';
import { readPreview } from '../../netlify/env.ts';

it('a preview sends nothing, though the servers of production stand in its environment', async () => {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  const here = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const source = {
    SMTP_URL: `smtp://${here}`,
    MAIL_FROM: 'hello@example.com',
    SMS_URL: `http://${here}`,
    SMS_TOKEN: 'token',
    INDEXNOW_KEY: 'a-key-of-production',
    NETLIFY_PURGE_API_TOKEN: 'a-token-of-production',
    SITE_ID: 'a-site',
    PAYMENT_PROVIDER_KEY: 'live_a-key-of-production',
    VAPID_PRIVATE_KEY: 'a-key-of-production',
    PREVIEW_DATABASE_URL: `postgres://preview:secret@${here}/preview`,
    PREVIEW_SUPABASE_URL: `http://${here}`,
    PREVIEW_SUPABASE_SERVICE_ROLE_KEY: 'key',
    PREVIEW_JWT_SECRET: 'a preview secret of thirty-two bytes',
    PREVIEW_DATA_KEY: 'a preview key of thirty-two bytes!!',
  };
  const { mailer, texter, engines, operator, cdn, payments, pusher } = previewAdapters(
    readPreview(source, { context: 'deploy-preview', url: 'https://deploy-preview-7--marketplace.example.app' }),
  );
  const mail = { to: 'anna@example.com', subject: 'Hello', text: 'Hello' };
  await mailer.sending((send) => send(mail as Parameters<typeof send>[0], 'an-id'));
  await texter.send({ to: '+4915123456789', text: 'Hello' }, 'an-id');
  expect({ asked, engines, operator, cdn, payments, pusher }).toEqual({ asked: 0 });
});

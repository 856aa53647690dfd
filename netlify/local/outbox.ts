import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Adapters, Database } from '../adapters/ports.ts';
import { unseal } from '../session/seal.ts';

interface Sent extends Record<string, unknown> {
  recipient: string;
  subject: string;
  body: string;
  at: string;
}

type World = Pick<Adapters, 'database' | 'mailer' | 'texter' | 'secret' | 'formerSecrets'>;

const mailsOf = (database: Database): Promise<Sent[]> =>
  database.query<Sent>(
    'select recipient, subject, body, created_at as at from app.outgoing_mail order by created_at desc limit 200',
  );

/** A text message has no subject. */
async function textsOf(world: World): Promise<Sent[]> {
  const rows = await world.database.query<{ recipient: string; sealed: string; at: string }>(
    `select recipient, sealed_body as sealed, created_at as at from app.outgoing_text
      where sealed_body is not null order by created_at desc limit 200`,
  );
  return rows.map(({ recipient, sealed, at }) => ({
    recipient,
    at,
    subject: 'SMS',
    body: unseal(world, sealed) ?? '',
  }));
}

async function newest(world: World): Promise<Sent[]> {
  const mails = world.mailer.isReadInQueue ? await mailsOf(world.database) : [];
  const texts = world.texter.isReadInQueue ? await textsOf(world) : [];
  return [...mails, ...texts].sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, 200);
}

/** Links in a mail's text as links; everything else stays text. */
const lines = (body: string) =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** /outbox: every mail and text message that the embedded default would have sent, newest first. */
export function outbox(world: World): Hono {
  const app = new Hono();
  app.get('/outbox', async (context) => {
    const sent = await newest(world);
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Outbox</title>
          <style>
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1b2b23; }
            article { border: 1px solid #cfdcd5; border-radius: 8px; padding: 1rem 1.25rem; margin: 1rem 0; }
            h2 { margin: 0; font-size: 1.1rem; }
            p { white-space: pre-wrap; overflow-wrap: anywhere; }
            small { color: #4d6357; }
          </style>
        </head>
        <body>
          <h1>Outbox</h1>
          <p>Mails and text messages of this local site. Nothing here has left this computer.</p>
          ${sent.length === 0 ? html`<p>Nothing yet.</p>` : ''}
          ${sent.map(({ recipient, subject, body, at }) => html`<article><h2>${subject}</h2><small>${recipient} · ${at}</small><p>${lines(body)}</p></article>`)}
        </body>
      </html>`);
  });
  app.get('/outbox.json', async (context) => context.json(await newest(world)));
  return app;
}

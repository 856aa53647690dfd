import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../adapters/ports.ts';

interface Sent extends Record<string, unknown> {
  recipient: string;
  subject: string;
  body: string;
  at: string;
}

const newest = (database: Database): Promise<Sent[]> =>
  database.query<Sent>(
    'select recipient, subject, body, created_at as at from app.outgoing_mail order by created_at desc limit 200',
  );

/** Links in a mail's text as links; everything else stays text. */
const lines = (body: string) =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** /outbox: every mail that the embedded default would have sent, newest first. */
export function outbox(database: Database): Hono {
  const app = new Hono();
  app.get('/outbox', async (context) => {
    const mails = await newest(database);
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
          <p>Mails of this local site. Nothing here has left this computer.</p>
          ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
          ${mails.map((mail) => html`<article><h2>${mail.subject}</h2><small>${mail.recipient} · ${mail.at}</small><p>${lines(mail.body)}</p></article>`)}
        </body>
      </html>`);
  });
  app.get('/outbox.json', async (context) => context.json(await newest(database)));
  return app;
}

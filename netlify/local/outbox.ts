import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Adapters, Database } from '../adapters/ports.ts';
import { unseal } from '../session/seal.ts';

interface Sent extends Record<string, unknown> {
  recipient: string;
  subject: string;
  body: string;
  /** The same as a page; null for a text message. */
  page: string | null;
  /** Names of attached files. */
  files: string[];
  at: string;
}

type World = Pick<Adapters, 'database' | 'mailer' | 'texter' | 'secret' | 'formerSecrets'>;

/** To everybody, or to one recipient. */
const mailsOf = (database: Database, to: string | undefined): Promise<Sent[]> =>
  database.query<Sent>(
    `select recipient, subject, body, html as page, created_at as at,
            coalesce(array(select file ->> 'name' from jsonb_array_elements(attachments) file), '{}') as files from app.outgoing_mail
      where $1::text is null or recipient = $1
      order by created_at desc limit 200`,
    [to],
  );

/** A text message has no subject. */
async function textsOf(world: World, to: string | undefined): Promise<Sent[]> {
  const rows = await world.database.query<{ recipient: string; sealed: string; at: string }>(
    `select recipient, sealed_body as sealed, created_at as at from app.outgoing_text
      where sealed_body is not null and ($1::text is null or recipient = $1) order by created_at desc limit 200`,
    [to],
  );
  return rows.map(({ recipient, sealed, at }) => ({
    recipient,
    at,
    subject: 'SMS',
    page: null,
    files: [],
    body: unseal(world, sealed) ?? '',
  }));
}

async function newest(world: World, to?: string): Promise<Sent[]> {
  const mails = world.mailer.isReadInQueue ? await mailsOf(world.database, to) : [];
  const texts = world.texter.isReadInQueue ? await textsOf(world, to) : [];
  return [...mails, ...texts].sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, 200);
}

/** Links in a mail's text as links; everything else stays text. */
const lines = (body: string) =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

/**
 * The page in a frame of its own, which runs no script and whose links open beside it. Only the frames near the screen are
 * drawn.
 */
const framed = (page: string, subject: string) =>
  html`<iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${`<base target="_blank">${page}`}"></iframe>`;

const shown = ({ recipient, subject, body, page, files, at }: Sent) =>
  html`<article><h2>${subject}</h2><small>${[recipient, at, ...files].join(' · ')}</small><div>${page === null ? '' : framed(page, subject)}<p>${lines(body)}</p></div></article>`;

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
            :root { color-scheme: light dark; }
            body { background: light-dark(#faf8f3, #121613); color: light-dark(#1a1f1b, #eef1ec); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
            article { border-top: 1px solid light-dark(#e7e2d7, #313932); padding: 1.5rem 0; }
            article div { display: grid; gap: 1.5rem; margin-top: 1rem; }
            h2 { font-size: 1.1rem; margin: 0; }
            p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
            a { color: inherit; }
            iframe { border: 0; border-radius: 20px; height: 34rem; width: 100%; }
            small { color: light-dark(#5d655e, #a8b1a9); }
            @media (min-width: 60rem) { article div { grid-template-columns: 36rem minmax(0, 1fr); } article div > p:only-child { grid-column: 1 / -1; } }
          </style>
        </head>
        <body>
          <h1>Outbox</h1>
          <p>Mails and text messages of this local site. Nothing here has left this computer.</p>
          ${sent.length === 0 ? html`<p>Nothing yet.</p>` : ''}
          ${sent.map(shown)}
        </body>
      </html>`);
  });
  app.get('/outbox.json', async (context) =>
    context.json(
      (await newest(world, context.req.query('to'))).map(({ recipient, subject, body, at }) => ({
        recipient,
        subject,
        body,
        at,
      })),
    ),
  );
  return app;
}

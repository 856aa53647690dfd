import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment as Mollie keeps it. */
interface Kept {
  id: string;
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'canceled';
  amount: { currency: string; value: string };
  amountRefunded?: { currency: string; value: string };
  amountChargedBack?: { currency: string; value: string };
  paidAt?: string;
  metadata: { invoice: string; payment: string };
  redirectUrl: string;
  webhookUrl?: string;
}

type Demanded = Pick<Kept, 'amount' | 'metadata' | 'redirectUrl' | 'webhookUrl'>;
type Manner = 'answers' | 'fails' | 'refuses' | 'nonsense' | 'silent' | 'elsewhere' | 'takes and says nothing';

export const paymentKey = 'test_aKeyOfTheTestsThatNobodyHas1';

const readAll = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

/**
 * A server that answers like Mollie's Payments API, in this process: payments with their page, and the same payment for the same key.
 * On its page a person pays or cancels, and comes back.
 */
export async function startPayments() {
  const payments = new Map<string, Kept>();
  const byKey = new Map<string, string>();
  const asked: { line: string; key: string | undefined; body: Demanded | undefined }[] = [];
  let manner: Manner = 'answers';
  let beforeAnswer: ((payment: Kept) => Promise<void> | void) | undefined;
  let base = '';

  const shown = (payment: Kept): string =>
    JSON.stringify({
      resource: 'payment',
      ...payment,
      _links:
        payment.status === 'open' ? { checkout: { href: `${base}/checkout/${payment.id}`, type: 'text/html' } } : {},
    });

  function begin(key: string, body: Demanded): Kept {
    const id = byKey.get(key) ?? `tr_${String(payments.size + 1).padStart(8, 'T')}`;
    const known = payments.get(id) ?? { id, status: 'open', ...body };
    byKey.set(key, id);
    payments.set(id, known);
    return known;
  }

  function page(response: ServerResponse, payment: Kept, choice: string | undefined): void {
    if (choice === undefined) {
      const links = ['paid', 'canceled'].map((to) => `<p><a href="/checkout/${payment.id}/${to}">${to}</a></p>`);
      const head = `<!doctype html><html lang="en"><title>Checkout</title><h1>${payment.amount.value}</h1>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(head + links.join(''));
      return;
    }
    Object.assign(payment, { status: choice }, choice === 'paid' ? { paidAt: new Date().toISOString() } : {});
    response.writeHead(303, { location: payment.redirectUrl }).end();
  }

  async function api(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = `${request.method} ${request.url}`;
    const text = await readAll(request);
    const body = text === '' ? undefined : (JSON.parse(text) as Demanded);
    const key = request.headers['idempotency-key'];
    asked.push({ line, key: typeof key === 'string' ? key : undefined, body });
    const end = (status: number, told: string): void =>
      void response.writeHead(status, { 'content-type': 'application/hal+json' }).end(told);
    if (manner === 'silent') return;
    if (manner === 'fails') return end(500, '{}');
    if (manner === 'refuses') return end(422, '{"status":422}');
    if (manner === 'nonsense') return end(200, '<html>');
    if (manner === 'elsewhere') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (request.headers.authorization !== `Bearer ${paymentKey}`) return end(401, '{"status":401}');
    const known =
      body === undefined ? payments.get(line.split('/').at(-1) ?? '') : begin(typeof key === 'string' ? key : '', body);
    if (manner === 'takes and says nothing') return;
    if (known === undefined) return end(404, '{"status":404}');
    const told = shown(known);
    await beforeAnswer?.(known);
    end(body === undefined ? 200 : 201, told);
  }

  const server = createServer((request, response) => {
    const [, at, id = '', choice] = (request.url ?? '').split('/');
    if (at === 'favicon.ico') return void response.writeHead(204).end();
    const payment = payments.get(id);
    if (at === 'checkout' && payment !== undefined) return page(response, payment, choice);
    void api(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    asked,
    payments,
    url: `${base}/v2`,
    behave: (next: Manner): void => {
      manner = next;
    },
    /** What happens between the provider's finding of an answer and its arrival. */
    meanwhile: (work: (payment: Kept) => Promise<void> | void): void => {
      beforeAnswer = work;
    },
    /** The one that was begun last. */
    last: (): Kept => {
      const found = [...payments.values()].at(-1);
      if (found === undefined) throw new Error('no payment was begun');
      return found;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

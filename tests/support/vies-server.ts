import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What VIES is asked, as it documents it. */
interface Asked {
  countryCode: string;
  vatNumber: string;
  requesterMemberStateCode?: string;
  requesterNumber?: string;
}

/** Valid numbers are answered so; `down` is a state whose register is away, the others are faults of the service itself. */
type Manner = 'answers' | 'down' | 'fails' | 'nonsense' | 'silent' | 'elsewhere';

/** A server that answers like the public interface of VIES, in this process. */
export async function startVies(known: Record<string, { name: string; address: string }>) {
  const asked: Asked[] = [];
  let manner: Manner = 'answers';
  const answerTo = ({ countryCode, vatNumber, requesterNumber }: Asked): [status: number, body: string] => {
    if (manner === 'down')
      return [200, JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })];
    if (manner === 'fails') return [500, JSON.stringify({ error: 'x' })];
    if (manner === 'nonsense') return [200, '<html>'];
    if (!/^U?\w{8,12}$/.test(vatNumber))
      return [400, JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] })];
    const of = known[`${countryCode}${vatNumber}`];
    const body = {
      countryCode,
      vatNumber,
      requestDate: '2026-11-26T10:00:00.000Z',
      valid: of !== undefined,
      requestIdentifier: requesterNumber === undefined || of === undefined ? '' : `WAPIAAAA${asked.length}`,
      name: of?.name ?? '---',
      address: of?.address ?? '---',
    };
    return [200, JSON.stringify(body)];
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const question = JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked;
      asked.push(question);
      if (manner === 'silent') return;
      if (manner === 'elsewhere') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      const [status, body] = answerTo(question);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    behave: (next: Manner): void => {
      manner = next;
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check-vat-number`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

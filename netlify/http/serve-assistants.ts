import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { apiBase, pathOf } from '../../src/contract/endpoint-path.ts';
import { limits } from '../../src/contract/limits.ts';
import type { RefusalAnswer } from '../../src/contract/refusals.ts';
import { siteName } from '../../src/contract/words.ts';
import { adapters } from '../adapters/adapters.ts';
import { type Ask, AskRefused, type Handler, type Tool } from './answer.ts';
import { textAtMost } from './body.ts';
import type { Door, PlacedDoor, Surroundings } from './door.ts';
import { atRoute, errorFacts, log } from './log.ts';
import { placed } from './observe.ts';
import { Refusal } from './refusal.ts';
import { refusalTo, serve } from './serve.ts';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Asks the handlers in this process what the visitor's browser would ask over the network: the same checks, the same limits. */
const askingAs =
  (door: Door, request: Request, surroundings: Surroundings): Ask =>
  async (endpoint, asked, language) => {
    const { params = {}, query = {}, body }: Parts = asked;
    const path = pathOf(endpoint, apiBase).replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(written(params[name])),
    );
    const address = new URL(path, request.url);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.searchParams.set(name, written(value));
    const headers = {
      'accept-language': language,
      'content-type': 'application/json',
      'user-agent': request.headers.get('user-agent') ?? '',
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await door(new Request(address, { method: endpoint.method, headers, ...sent }), surroundings);
    const answered: unknown = await response.json();
    if (!response.ok) throw new AskRefused(answered as RefusalAnswer);
    return answered as never;
  };

/** A refusal is an answer of the tool: the assistant reads what was wrong and asks again. */
function refusedTool(cause: unknown) {
  if (!(cause instanceof AskRefused)) {
    log({ level: 'error', event: 'tool failed', ...errorFacts(cause) });
    throw new Error('internal');
  }
  const { error, fields = {}, slots = [] } = cause.refusal;
  const lines = [error, ...Object.entries(fields).map(([field, sentence]) => `${field}: ${sentence}`), ...slots];
  return { isError: true, content: [{ type: 'text' as const, text: lines.join('\n') }] };
}

const fault = (code: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status: 400 });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A server for one request: no session is kept. Of several calls in one message each would escape the platform's limit. */
async function answerTo(door: Door, tools: readonly Tool[], request: Request, surroundings: Surroundings) {
  if (request.method !== 'POST') throw new Refusal('method_not_allowed');
  const text = await textAtMost(request.body, limits.bodyBytesMaximum);
  if (text === undefined) throw new Refusal('too_large');
  const message = parsed(text);
  if (message === undefined) return fault(-32_700, 'Parse error: this is no JSON');
  if (Array.isArray(message)) return fault(-32_600, 'Invalid request: one message at a time');
  const { siteUrl } = await adapters();
  const ask = askingAs(door, request, surroundings);
  const server = new McpServer({ name: siteName, version: '1.0.0' });
  for (const tool of tools)
    server.registerTool(
      tool.name,
      { description: tool.description, inputSchema: tool.input },
      async (given: unknown) => {
        try {
          const { text: said, data } = await tool.run(given, { ask, siteUrl });
          return { content: [{ type: 'text' as const, text: said }], structuredContent: data };
        } catch (cause) {
          return refusedTool(cause);
        }
      },
    );
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** A door for programs of assistants, which speak the Model Context Protocol. */
export function serveAssistants(path: string, tools: readonly Tool[], handlers: readonly Handler[]): PlacedDoor {
  const door = serve(...handlers);
  return placed([path], async (request, surroundings = {}) => {
    atRoute(path);
    try {
      const response = await answerTo(door, tools, request, surroundings);
      response.headers.set('cache-control', 'no-store');
      response.headers.set('x-content-type-options', 'nosniff');
      return response;
    } catch (cause) {
      return refusalTo(request, surroundings, cause);
    }
  });
}

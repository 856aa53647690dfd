import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { World } from './world.ts';

export const assistantAddress = 'http://localhost:5000/mcp';

export interface Told<Data> {
  isError: boolean;
  text: string;
  data: Data;
}

/** An assistant's program, by the client of the protocol's makers. */
export async function anAssistant<Data>(
  world: World,
): Promise<(name: string, given: Record<string, unknown>) => Promise<Told<Data>>> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(assistantAddress), {
    fetch: (url, init) => world.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  return async (name, given) => {
    const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: given });
    const [said] = content as { text: string }[];
    return { isError: Boolean(isError), text: said?.text ?? '', data: structuredContent as Data };
  };
}

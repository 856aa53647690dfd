import * as z from 'zod/mini';
import { auditActions } from '../../../../src/contract/admin/admin-audit.ts';
import type { partStates } from '../../../../src/contract/admin/platform.ts';
import { type Endpoint, hasBody } from '../../../../src/contract/endpoint.ts';
import { apiBase, pathOf } from '../../../../src/contract/endpoint-path.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { refusals, universalRefusals } from '../../../../src/contract/refusals.ts';

type Json = Record<string, unknown>;
type Schema = Endpoint['body'];

/** A transformed value has no JSON schema, so the side that is on the wire is described. */
const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
};

const propertiesOf = (schema: Schema): [string, Json, boolean][] => {
  const described = schemaOf(schema, 'input');
  const required = (described['required'] ?? []) as string[];
  return Object.entries((described['properties'] ?? {}) as Record<string, Json>).map(([name, property]) => [
    name,
    property,
    required.includes(name),
  ]);
};

const refusalSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string' },
    code: { type: 'string', enum: Object.keys(refusals) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
    slots: { type: 'array', items: { type: 'string' } },
    state: { type: 'string' },
    decided: {
      type: 'object',
      required: ['what', 'by', 'at', 'reason'],
      properties: {
        what: { type: 'string', enum: auditActions },
        by: { type: ['string', 'null'] },
        at: { type: 'string', format: 'date-time' },
        reason: { type: ['string', 'null'] },
      },
    },
  },
};

function responsesOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of [...universalRefusals, ...endpoint.refusals]) {
    const status = refusals[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return {
    [endpoint.status]: {
      description: 'Done',
      content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
    },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
    ),
  };
}

const bodyOf = ({ body }: Endpoint): Json => ({
  required: !z.safeParse(body, {}).success,
  content: { 'application/json': { schema: schemaOf(body, 'input') } },
});

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
  parameters: [
    ...propertiesOf(endpoint.params).map(([field, schema]) => ({ name: field, in: 'path', required: true, schema })),
    ...propertiesOf(endpoint.query).map(([field, schema, required]) => ({
      name: field,
      in: 'query',
      required,
      schema,
    })),
  ],
  ...(hasBody(endpoint) ? { requestBody: bodyOf(endpoint) } : {}),
  responses: responsesOf(endpoint),
});

/** OpenAPI 3.1 of every endpoint, made from the values that the doors use. */
export function describeContract(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = pathOf(endpoint, apiBase).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Marketplace', version: '1.0.0' },
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/**
 * For how many days old rows are kept. `uses` is longer than any limit looks back, `mails` long enough to answer
 * questions about a mail. `callers` is long enough for people who sign in once a quarter, `sentMessages` longer than an
 * offline tab stays open.
 */
export const keptDays = {
  uses: 1,
  links: 1,
  mails: 30,
  callers: 90,
  notifications: 180,
  assignments: 180,
  spentTexts: 2,
  sentMessages: 30,
  /** From the end of the visit. */
  textLinks: 30,
} as const;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

/** Work that waits for somebody after a commit, by the table it waits in. */
export const queueNames = [
  'mail',
  'texts',
  'pushes',
  'tiles',
  'free',
  'news',
  'copies',
  'resets',
  'undos',
  'engines',
  'cdn',
  'calendars',
] as const;
export type QueueName = (typeof queueNames)[number];

/** Services outside that stand behind a circuit. */
export const services = ['storage', 'mail', 'texts', 'vies', 'engines', 'cdn', 'payments'] as const;

/** What is due for longer has been forgotten by somebody: every queue is worked off within ten minutes. */
const lateSeconds = 15 * 60;

type PartState = (typeof partStates)[number];

/** How the parts behind the site are. `jobs` are all queues that no service outside works off. */
export function partsShown(
  failed: readonly { service: string; isResting: boolean }[],
  waiting: readonly { queue: QueueName; oldestSeconds: number }[],
): Record<string, PartState> {
  const isLate = (names: readonly string[]): boolean =>
    waiting.some(({ queue, oldestSeconds }) => names.includes(queue) && oldestSeconds > lateSeconds);
  const resting = failed.filter(({ isResting }) => isResting).map(({ service }) => service);
  const stateOf = (name: string): PartState => (resting.includes(name) ? 'resting' : isLate([name]) ? 'late' : 'ok');
  const named = new Set<string>([...services, ...failed.map(({ service }) => service)]);
  const jobs = queueNames.filter((name) => !named.has(name));
  return {
    ...Object.fromEntries([...named].map((name) => [name, stateOf(name)])),
    jobs: isLate(jobs) ? 'late' : 'ok',
  };
}

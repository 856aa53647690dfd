import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, hasBody } from '../../../../src/contract/endpoint.ts';
import { apiBase, pathOf } from '../../../../src/contract/endpoint-path.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { describeContract } from './rules.ts';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | false;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}
interface Operation {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean }[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
}

const { paths } = describeContract() as { paths: Record<string, Record<string, Operation>> };
const operationOf = (endpoint: Endpoint): Operation | undefined =>
  paths[pathOf(endpoint, apiBase).replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];

/** Every field by its path, a needed one with `!`; those of an alternative are needed within it. */
function fieldsDescribed(schema: JsonSchema, at: string): string[] {
  const { properties = {}, required = [], items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      `${at}.${name}${required.includes(name) ? '!' : ''}`,
      ...fieldsDescribed(field, `${at}.${name}`),
    ]),
    ...(items ? fieldsDescribed(items, `${at}[]`) : []),
    ...(additionalProperties ? fieldsDescribed(additionalProperties, `${at}{}`) : []),
    ...[...anyOf, ...oneOf].flatMap((option) => fieldsDescribed(option, at)),
  ];
}

function fieldsChecked(schema: z.core.$ZodType, at: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => [
        `${at}.${name}${field._zod.optin === undefined ? '!' : ''}`,
        ...fieldsChecked(field, `${at}.${name}`),
      ]);
    case 'array':
      return fieldsChecked(def.element, `${at}[]`);
    case 'record':
      return fieldsChecked(def.valueType, `${at}{}`);
    case 'union':
      return def.options.flatMap((option) => fieldsChecked(option, at));
    case 'pipe':
      return fieldsChecked(def.in, at);
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsChecked(def.innerType, at);
    default:
      return [];
  }
}

const distinct = (fields: readonly string[]): string[] => [...new Set(fields)].sort();

it('describes every call once', () => {
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(Object.keys(endpoints).sort());
});

it.each(Object.entries(endpoints))('%s is described with every field that the contract checks', (name, endpoint) => {
  const operation = operationOf(endpoint);
  expect(operation?.operationId).toBe(name);
  const body = operation?.requestBody;
  expect(body !== undefined).toBe(hasBody(endpoint));
  expect(body?.required ?? false).toBe(hasBody(endpoint) && !z.safeParse(endpoint.body, {}).success);
  const schema = body?.content['application/json'].schema ?? {};
  expect(distinct(fieldsDescribed(schema, ''))).toEqual(distinct(fieldsChecked(endpoint.body, '')));
  const parameters = (place: 'path' | 'query') =>
    (operation?.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map(({ name: field, required }) => `.${field}${required ? '!' : ''}`);
  expect(parameters('path').sort()).toEqual(distinct(fieldsChecked(endpoint.params, '')));
  const flat = fieldsChecked(endpoint.query, '').filter((field) => !/[.[{]/.test(field.slice(1)));
  expect(parameters('query').sort()).toEqual(distinct(flat));
});

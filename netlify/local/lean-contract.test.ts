import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { leanCode } from './lean-contract.ts';

type Program = Parameters<typeof leanCode>[1];
const lean = (code: string): string =>
  leanCode(code, parseSync('contract.js', code).program as unknown as Program).trim();

it('leaves of a call what the browser reads of it', () => {
  expect(
    lean(`export const add = endpoint('POST /things/:id', {
      summary: 'Add a thing',
      access: 'anyone',
      params: z.object({ id }),
      body: z.object({ name: text(80) }),
      response: z.object({ things: z.array(thing) }),
      refusals: ['not_found'],
    });`),
  ).toBe("export const add = ({ method: 'POST', path: '/things/:id', body: z.object({ name: text(80) }) });");
  expect(lean("export const list = endpoint('GET /things', { response: z.array(thing) });")).toBe(
    "export const list = ({ method: 'GET', path: '/things' });",
  );
});

it('leaves alone a call that is written in another form', () => {
  const code = 'const one = () => endpoint(`GET /${name}`, parts);';
  expect(lean(code)).toBe(code);
});

it('says of each computed value that it can be left out', () => {
  expect(lean('const day = z.string().check(z.regex(/x/));\nconst span = { from: z.number() };\nconst most = 5;')).toBe(
    'const day = /* @__PURE__ */ (() => (z.string().check(z.regex(/x/))))();\n' +
      'const span = /* @__PURE__ */ (() => ({ from: z.number() }))();\nconst most = 5;',
  );
});

import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* nodesIn(child);
}

/** `endpoint('GET /towns', {…})` as the browser needs it; undefined where the call is written in another form. */
function leanEndpoint(call: Node, code: string): string | undefined {
  const [line, parts] = call['arguments'] as Node[];
  if (line?.type !== 'Literal' || typeof line['value'] !== 'string' || parts?.type !== 'ObjectExpression')
    return undefined;
  const properties = parts['properties'] as Node[];
  if (properties.some(({ type }) => type !== 'Property')) return undefined;
  const [method, path] = line['value'].split(' ');
  const body = properties.find(({ key }) => (key as Node)['name'] === 'body')?.['value'] as Node | undefined;
  const asked = body === undefined ? '' : `, body: ${code.slice(body.start, body.end)}`;
  return `({ method: '${method}', path: '${path}'${asked} })`;
}

const isEndpoint = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee as Node)['name'] === 'endpoint';

/** The values that a module computes when it is loaded: `const day = z.iso.date()`. */
const computedIn = (program: Node): Node[] =>
  (program['body'] as Node[])
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement,
    )
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap((statement) => statement?.['declarations'] as Node[])
    .map(({ init }) => init as Node | null)
    .filter((init): init is Node => init?.type === 'CallExpression' || init?.type === 'ObjectExpression');

/**
 * The contract as a browser reads it: of a call its method, its path and the body that forms check. Only the server
 * checks parameters and answers, and the schemas of answers are the largest part of the contract.
 *
 * A schema is also declared pure. The bundler cannot know that `z.string().check(…)` does nothing else, and would keep
 * unused ones.
 */
export const leanContract = (): Plugin => ({
  name: 'lean contract',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/contract\/.+\.ts$/ },
    handler(code) {
      return {
        code: leanCode(code, this.parse(code) as unknown as Node),
        map: null,
        moduleSideEffects: false,
      };
    },
  },
});

export function leanCode(code: string, program: Node): string {
  const computed = computedIn(program);
  const lean = [...nodesIn(program)].filter(isEndpoint).flatMap((call): Change[] => {
    const text = leanEndpoint(call, code);
    return text === undefined ? [] : [{ start: call.start, end: call.end, text }];
  });
  const isLean = ({ start }: Node): boolean => lean.some((change) => change.start === start);
  const pure = computed
    .filter((init) => !isLean(init))
    .flatMap(({ start, end }): Change[] => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ]);
  return [...lean, ...pure]
    .toSorted((one, other) => other.start - one.start)
    .reduce((written, { start, end, text }) => written.slice(0, start) + text + written.slice(end), code);
}

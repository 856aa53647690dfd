import type { Plugin } from 'vite';

/**
 * The router as a browser gets it, without what nobody here uses. Its package is one file, and the bundler cannot know that
 * making a context, a component or a class does nothing else. So it is told, and the names for React's tools go, which would
 * keep all of them.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean router',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: leanRouterCode(code), map: null }),
  },
});

const pure = '/* @__PURE__ */';

export const leanRouterCode = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, `$1${pure} `)
    .replaceAll(
      /^(var (\w+) = )(class extends React\d*\.Component \{\n.*?\n\});(?:\n\2\.contextType = (\w+);)?$/gms,
      (_, start: string, _name, made: string, context?: string) =>
        `${start}${pure} (() => Object.assign(${made}, { ${context === undefined ? '' : `contextType: ${context}`} }))();`,
    );

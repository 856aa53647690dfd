import { tokenTextAnswer } from '../../../http/answer.ts';

/** For Prometheus, by the operator's token. */
export const metrics = tokenTextAnswer({
  path: '/metrics',
  type: 'text/plain; version=0.0.4; charset=utf-8',
  tokenOf: ({ metricsToken }) => metricsToken,
  handle: async (world) => (await import('./actions.ts')).metricsOf(world),
});

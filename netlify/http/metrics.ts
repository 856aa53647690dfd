/**
 * What this process has counted since it began, and the text in which Prometheus reads numbers. A library for it (prom-client
 * with two packages behind it) would be loaded by every function for this page of text.
 */
type Labels = Readonly<Record<string, string>>;

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  values: readonly { labels?: Labels; value: number; suffix?: string }[];
}

const families = {
  requests: { name: 'marketplace_requests_total', help: 'Requests by route, method and status' },
  failures: { name: 'marketplace_failures_total', help: 'Lines of level error in the log, by event' },
  slowStatements: { name: 'marketplace_slow_statements_total', help: 'Statements that took longer than 250 ms' },
  standbyCalls: {
    name: 'marketplace_standby_calls_total',
    help: 'Calls that may be answered from the standby, by who answered',
  },
  statements: { name: 'marketplace_statements_total', help: 'Statements sent to the database' },
} as const;
type Family = keyof typeof families;

const counted: Record<Family, Map<string, { labels: Labels; value: number }>> = {
  requests: new Map(),
  failures: new Map(),
  slowStatements: new Map(),
  standbyCalls: new Map(),
  statements: new Map(),
};

export function count(family: Family, labels: Labels = {}): void {
  const key = JSON.stringify(labels);
  const known = counted[family].get(key) ?? { labels, value: 0 };
  known.value += 1;
  counted[family].set(key, known);
}

const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const durations = { buckets: buckets.map(() => 0), count: 0, sum: 0 };

export function countDuration(milliseconds: number): void {
  const seconds = milliseconds / 1000;
  buckets.forEach((most, index) => {
    if (seconds <= most) durations.buckets[index] = (durations.buckets[index] ?? 0) + 1;
  });
  durations.count += 1;
  durations.sum += seconds;
}

const durationMetric = (): Metric => ({
  name: 'marketplace_request_seconds',
  help: 'How long requests took',
  type: 'histogram',
  values: [
    ...buckets.map((most, index) => ({
      suffix: '_bucket',
      labels: { le: String(most) },
      value: durations.buckets[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { le: '+Inf' }, value: durations.count },
    { suffix: '_sum', value: durations.sum },
    { suffix: '_count', value: durations.count },
  ],
});

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  values: [{ value }],
});

/** Of the process itself, under the names that dashboards know. */
const processMetrics = (): Metric[] => [
  gauge('process_start_time_seconds', 'When this process began', Date.now() / 1000 - process.uptime()),
  gauge('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss()),
  {
    name: 'process_cpu_seconds_total',
    help: 'Processor time of this process',
    type: 'counter',
    values: [{ value: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 }],
  },
];

/** What this process has counted. */
export const countedMetrics = (): Metric[] => [
  ...Object.entries(families).map(([family, named]): Metric => {
    const values = [...counted[family as Family].values()];
    return { ...named, type: 'counter', values };
  }),
  durationMetric(),
  ...processMetrics(),
];

const escaped = (value: string): string =>
  value.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`).replaceAll('\n', String.raw`\n`);

const labelled = (labels: Labels = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Source: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, values }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...values.map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelled(labels)} ${value}`),
        '',
      ].join('\n'),
    )
    .join('');

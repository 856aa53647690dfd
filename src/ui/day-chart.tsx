import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import { formatDate, formatDay, formatNumber } from '#i18n/format.ts';
import styles from './day-chart.module.css';
import { namedDays, scaleEnd } from './day-scale.ts';

export interface DayValue {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number;
}

interface DayChartProps {
  /** Describes the drawing in words. */
  label: string;
  days: readonly DayValue[];
  /** How a value and its day are said below the drawing. */
  formatValue?: (value: number) => string;
  nameDay?: (day: string) => string;
}

const height = 150;
const margin = { top: 8, right: 4, bottom: 24, left: 40 };
const bottom = height - margin.bottom;

/** One bar per day, or per week, named by its first day. Pointing at a day shows its value below. A table beside the chart should have the same values. */
export function DayChart({ label, days, formatValue = formatNumber, nameDay = formatDate }: DayChartProps) {
  const { ref, width } = useElementSize<HTMLElement>();
  const [pointed, setPointed] = useState<number>();
  const step = Math.max(0, width - margin.left - margin.right) / Math.max(1, days.length);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    const place = Math.floor(x / step);
    setPointed(place >= 0 && place < days.length ? place : undefined);
  };
  const read = pointed === undefined ? undefined : days[pointed];
  return (
    <figure ref={ref} className="full-width">
      <svg
        className={styles['drawing']}
        role="img"
        aria-label={label}
        width={width}
        height={height}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {width > 0 && <Drawing days={days} width={width} step={step} pointed={pointed} />}
      </svg>
      <p className={`quiet small ${styles['reading']}`} aria-hidden="true">
        {read !== undefined && `${nameDay(read.day)}: ${formatValue(read.value)}`}
      </p>
    </figure>
  );
}

interface DrawingProps {
  days: readonly DayValue[];
  width: number;
  /** Pixels per day. */
  step: number;
  pointed: number | undefined;
}

function Drawing({ days, width, step, pointed }: DrawingProps) {
  const end = scaleEnd(Math.max(0, ...days.map(({ value }) => value)));
  const y = (value: number): number => bottom - (value / end) * (bottom - margin.top);
  const gap = Math.min(4, step * 0.2);
  return (
    <>
      {[0, end / 2, end].map((value) => (
        <g key={value}>
          <line className={styles['grid']} x1={margin.left} x2={width - margin.right} y1={y(value)} y2={y(value)} />
          <text x={margin.left - 8} y={y(value) + 4} textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {days.map(({ day, value }, place) => (
        <rect
          key={day}
          className={styles[place === pointed ? 'pointed' : 'bar']}
          x={margin.left + place * step + gap / 2}
          width={Math.max(1, step - gap)}
          y={y(value)}
          height={bottom - y(value)}
        />
      ))}
      <DayNames days={days} width={width} step={step} />
    </>
  );
}

const pixelsPerName = 90;

function DayNames({ days, width, step }: Pick<DrawingProps, 'days' | 'width' | 'step'>) {
  const places = namedDays(days.length, Math.max(2, Math.floor((width - margin.left) / pixelsPerName)));
  return places.map((place) => {
    const { day } = days[place] ?? {};
    const isLast = place === days.length - 1;
    const anchor = place === 0 ? 'start' : isLast ? 'end' : 'middle';
    const x = margin.left + (place === 0 ? 0 : isLast ? (place + 1) * step : (place + 0.5) * step);
    return day === undefined ? null : (
      <text key={day} x={x} y={height - 6} textAnchor={anchor}>
        {formatDay(day)}
      </text>
    );
  });
}

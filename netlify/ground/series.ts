import { ahead, stateIs } from './states.ts';

/** Which of how many a visit of a series is, and how many after it still take place; null of a single one. */
export const seriesOf = (visit: string): string => `
  case when ${visit}.series_id is not null then (
    select jsonb_build_object(
             'place', count(*) filter (where other.starts_at <= ${visit}.starts_at), 'count', count(*),
             'later', count(*) filter (where other.starts_at > ${visit}.starts_at and ${stateIs('other.status', ahead)}))
      from app.appointment other where other.series_id = ${visit}.series_id) end`;

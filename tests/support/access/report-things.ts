import { subjectOf } from '../../../netlify/features/admin/report/rules.ts';
import { type Person } from '../people.ts';
import { type Make, nowhere, personOf, type Stage } from './stage.ts';

/** A case about what one of them answers for, or about nobody's; with `by` somebody else has reported it. */
async function caseOf(
  { world }: Stage,
  { accused, by, isDecided = false }: { accused?: Person; by?: Person; isDecided?: boolean },
) {
  const now = world.clock.now().toISOString();
  const [row] = await world.database.query<{ case: string; decision: string | null; report: string }>(
    `with opened as (
       insert into app.report_case (kind, subject_id, accused_id, opened_at, state, decided_at)
       values ('provider', gen_random_uuid(), $1::uuid, $2::timestamptz, case when $3 then 'decided' else 'open' end,
               case when $3 then $2::timestamptz end)
       returning id),
     made as (
       insert into app.report_decision (case_id, at, action, rule, reason)
       select id, $2::timestamptz, 'hide', 'deception', 'Kein Betrieb.' from opened where $3 returning id),
     told as (
       insert into app.report (case_id, number, reason, account_id, language, created_at, decision_id)
       select id, gen_random_uuid()::text, 'fraud', $4::uuid, 'de', $2::timestamptz, (select id from made) from opened
       returning id)
     select (select id from opened) as case, (select id from made) as decision, (select id from told) as report`,
    [accused?.user.id ?? null, now, isDecided, by?.user.id ?? null],
  );
  return { case: row?.case ?? nowhere, decision: row?.decision ?? nowhere, report: row?.report ?? nowhere };
}

type Reported = 'open' | 'decided' | 'own' | 'anothers' | 'ownSubject' | 'anothersSubject' | 'strangeSubject';

export const reported: Record<Reported, Make> = {
  open: async (stage) => (await caseOf(stage, {})).case,
  decided: async (stage) => (await caseOf(stage, { isDecided: true })).case,
  /** The decision upon what is the actor's. */
  own: async (stage, actor) => (await caseOf(stage, { accused: personOf(stage, actor), isDecided: true })).decision,
  /** By another one, about another one's. */
  anothers: async (stage) =>
    (await caseOf(stage, { accused: stage.otherSeller, by: stage.otherProvider, isDecided: true })).decision,
  ownSubject: async (stage, actor) =>
    subjectOf({
      decision: (await caseOf(stage, { accused: personOf(stage, actor), isDecided: true })).decision,
      report: null,
    }),
  anothersSubject: async (stage) => {
    const { decision, report } = await caseOf(stage, { by: stage.otherSeller, isDecided: true });
    return subjectOf({ decision, report });
  },
  strangeSubject: async (stage) => {
    const [one, other] = [await caseOf(stage, { isDecided: true }), await caseOf(stage, { isDecided: true })];
    return subjectOf({ decision: one.decision, report: other.report });
  },
};

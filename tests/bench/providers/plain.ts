import type { Database } from '../../../netlify/adapters/ports.ts';
import { Parameters } from '../../../netlify/ground/sql-parameters.ts';
import type { SearchAsked } from '../../../netlify/provider-search/question.ts';
import { plansWith } from '../../../src/contract/plans.ts';

/**
 * The same page by the plain way: join account, provider and cards, compute all distances, group the reviews. Without keys,
 * kept sums and the next free slots, which no query can know.
 */
export async function askPlainly(database: Database, asked: SearchAsked): Promise<{ total: number }> {
  const { around, categories, limit, now } = asked;
  if (around === null) throw new Error('the plain query needs a place');
  const parameters = new Parameters();
  const [north, east] = [around.latitude, around.longitude].map((degrees) => `${parameters.add(degrees)}::float8`);
  const comes = `(card.is_mobile and card.travel_reach_kilometres is not null and plan = any(${parameters.add(plansWith('homeService'))}::text[]))`;
  const rows = await database.query<{ id: string; total: number }>(
    `with met as (
       select account.id, min(metres) as metres
         from app.account account join app.provider provider on provider.account_id = account.id
         join app.service_card card on card.provider_id = account.id and card.is_published
        cross join lateral (select 12742000 * asin(sqrt(least(1,
          sin(radians(public_latitude - ${north}) / 2) ^ 2 + cos(radians(${north})) * cos(radians(public_latitude))
            * sin(radians(public_longitude - ${east}) / 2) ^ 2))) as metres) as away
        where account.type = 'provider' and email_verified_at is not null and suspended_at is null and business_given_at is not null
          and category = any(${parameters.add(categories)}::text[]) and (is_at_shop or ${comes})
          and metres <= case when ${comes} then 1000.0 * coalesce(travel_reach_kilometres, reach_kilometres)
                             else ${parameters.add(around.radiusMetres)}::float8 end
        group by account.id),
     rated as (
       select met.*, (select (8 * 4.3 + coalesce(sum(rating), 0)) / (8 + count(*)) from app.review
                       where provider_id = met.id and author = 'customer'
                         and visible_at <= ${parameters.add(now.toISOString())}::timestamptz) as bayesian from met)
     select id, count(*) over () as total from rated
      order by 50 * greatest(0, 1 - metres / ${parameters.add(around.radiusMetres)}::float8) + 30 * (bayesian - 1) / 4 desc, id
      limit ${parameters.add(limit)}::integer`,
    parameters.values,
  );
  return { total: rows[0]?.total ?? 0 };
}

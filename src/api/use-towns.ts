import { type Country, isPostalCodeIn } from '../contract/country.ts';
import { listTowns } from '../contract/services/provider.ts';
import { useAnswer } from './query.ts';

const minutes = 60_000;

/** The towns of a postal code as somebody types it, the most populous first; empty as long as it is none we know. */
export function useTowns(country: Country | undefined, zip: string): readonly string[] {
  const isWhole = country !== undefined && isPostalCodeIn(country, zip);
  const { data } = useAnswer(
    listTowns,
    { query: { zip: zip.trim(), ...(country === undefined ? {} : { country }) } },
    { isEnabled: isWhole, staleTime: 60 * minutes },
  );
  return isWhole ? (data?.items[0]?.towns ?? []) : [];
}

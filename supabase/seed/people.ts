import { type PlanName, plans } from '../../src/contract/plans.ts';
import type { DemoProperty } from './properties.ts';

export type DemoPlan = Extract<PlanName, 'basic' | 'premium' | 'developer'>;

export interface DemoSeller {
  firstName: string;
  lastName: string;
  businessName: string;
  email: string;
  /** Written as a Philippine mobile number; the 555 block marks it as invented. */
  phone: string;
  plan: DemoPlan;
}

/** How many listings the seller one signs in as for a first look gets. */
const listingsOfFirstSeller = 24;

const sellerTable = `
Andrea|Villanueva|Villanueva Land Partners|developer
Miguel|Santos|Santos Realty Manila|developer
Carmela|Reyes|Reyes & Lim Properties|developer
Joaquin|Dela Cruz|Archipelago Homes|developer
Patricia|Tan|Harbour Point Developers|developer
Emilio|Garcia|Garcia Estates Cebu|developer
Bianca|Ocampo|Southern Star Realty|developer
Ramon|Aquino|Aquino Land Davao|developer
Teresa|Lopez|Highland Properties Baguio|developer
Paolo|Mendoza|Mendoza Property Desk|premium
Katrina|Bautista|Bautista Homes|premium
Vicente|Navarro|Navarro Brokerage|premium
Louella|Castillo|Castillo & Sons|premium
Gabriel|Flores|Flores Realty Laguna|premium
Marites|Ramos|Island Keys Realty|premium
Noel|Pascual|Pascual Commercial Spaces|premium
Hazel|Uy|Uy Condo Rentals|premium
Rowena|Domingo||basic
Arturo|Mercado||basic
Ligaya|Samson||basic
Edgar|Fuentes||basic
Cristina|Abad||basic
Benjie|Torralba||basic
Imelda|Quizon||basic
Rodel|Magno||basic
`;

const mobilePrefixes = ['917', '918', '919', '920', '927', '939', '949', '998'];

export const demoSellers: readonly DemoSeller[] = sellerTable
  .trim()
  .split('\n')
  .map((line, index) => {
    const [firstName = '', lastName = '', businessName = '', plan = ''] = line.split('|');
    const address = `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '-');
    return {
      firstName,
      lastName,
      businessName,
      email: index === 0 ? 'seller@example.com' : `${address}@example.com`,
      phone: `+63 ${mobilePrefixes[index % mobilePrefixes.length]} 555 ${String(1_000 + index * 37)}`,
      plan: planOf(plan),
    };
  });

/**
 * The index into `demoSellers` for each property. The first seller gets about 24, the samples and then every n-th;
 * small plans take what fits their limits, the developers share the rest.
 */
export function assignSellers(properties: readonly DemoProperty[]): number[] {
  const stride = Math.max(1, Math.floor(properties.length / listingsOfFirstSeller));
  const counts = demoSellers.map(() => 0);
  return properties.map((property, index) => {
    const isForFirst = index % stride === 0 && (counts[0] ?? 0) < listingsOfFirstSeller;
    const seller = isForFirst ? 0 : leastLoaded(property, index, counts);
    counts[seller] = (counts[seller] ?? 0) + 1;
    return seller;
  });
}

function leastLoaded(property: DemoProperty, index: number, counts: readonly number[]): number {
  const takers = demoSellers.flatMap((seller, position) => {
    const limit = plans[seller.plan];
    const fits =
      position > 0 &&
      (limit.listings === null || (counts[position] ?? 0) < limit.listings) &&
      property.pictures.length <= limit.images &&
      property.createdDaysAgo < limit.listingDays;
    return fits ? [{ position, isSmall: seller.plan !== 'developer' }] : [];
  });
  // Every fifth listing goes to a small seller while one has room, so that they stand among the newest and the oldest.
  const wanted = takers.filter((taker) => taker.isSmall === (index % 5 === 0));
  const [first = 0, ...others] = (wanted.length > 0 ? wanted : takers).map((taker) => taker.position);
  return others.reduce((best, other) => ((counts[other] ?? 0) < (counts[best] ?? 0) ? other : best), first);
}

function planOf(text: string): DemoPlan {
  if (text === 'basic' || text === 'premium' || text === 'developer') return text;
  throw new RangeError(`unknown plan ${text}`);
}

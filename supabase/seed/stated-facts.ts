import {
  type BuyerEligibility,
  buyerEligibilities,
  type DealType,
  type PropertyCategory,
  type TitleType,
  titleTypes,
} from '../../src/contract/property/taxonomy.ts';
import type { Random } from './random.ts';

export interface DemoStatedFacts {
  titleType?: TitleType;
  buyerEligibility?: BuyerEligibility;
  brokerLicence?: string;
  sellLicence?: string;
  /** Whole pesos. */
  monthlyDues?: number;
}

interface Weighed {
  category: PropertyCategory;
  dealType: DealType;
  floorArea?: number;
}

type Weights<Choice extends string> = Readonly<Record<Choice, number>>;

const landTitles: Weights<TitleType> = { tct: 16, cct: 0, tax_declaration: 3, cloa: 1, other: 1 };
const unitTitles: Weights<TitleType> = { tct: 0, cct: 19, tax_declaration: 0, cloa: 0, other: 1 };
const landBuyers: Weights<BuyerEligibility> = {
  anyone: 0,
  filipinos_only: 5,
  filipinos_and_former: 4,
  leasehold_for_foreigners: 2,
};
const unitBuyers: Weights<BuyerEligibility> = {
  anyone: 7,
  filipinos_only: 1,
  filipinos_and_former: 2,
  leasehold_for_foreigners: 0,
};

const unitCategories: readonly PropertyCategory[] = ['condominium', 'apartment', 'commercial', 'retail'];
const villageCategories: readonly PropertyCategory[] = ['house-lot', 'townhouse'];

/** Seven of ten say something; what is let needs no word about title and buyers. */
export function statedFactsOf(property: Weighed, random: Random): DemoStatedFacts {
  if (!random.chance(0.7)) return {};
  const isUnit = unitCategories.includes(property.category);
  return {
    ...(property.dealType === 'buy' ? saleFacts(property.category, isUnit, random) : {}),
    // No such licence exists: nobody's number may stand here by chance.
    ...(property.dealType === 'rent' || random.chance(0.6)
      ? { brokerLicence: `PRC DEMO-${random.whole(1000, 9999)}` }
      : {}),
    ...duesOf(property, isUnit, random),
  };
}

function saleFacts(category: PropertyCategory, isUnit: boolean, random: Random): DemoStatedFacts {
  const titles = isUnit ? unitTitles : landTitles;
  const buyers = isUnit ? unitBuyers : landBuyers;
  const isProject = category === 'condominium' || category === 'townhouse';
  return {
    titleType: random.weighted(titleTypes, (type) => titles[type]),
    ...(random.chance(0.85)
      ? { buyerEligibility: random.weighted(buyerEligibilities, (eligibility) => buyers[eligibility]) }
      : {}),
    ...(isProject && random.chance(0.4) ? { sellLicence: `LTS DEMO-${random.whole(100, 999)}` } : {}),
  };
}

function duesOf({ category, floorArea = 0 }: Weighed, isUnit: boolean, random: Random): DemoStatedFacts {
  if (isUnit && floorArea > 0) return { monthlyDues: rounded(Math.min(floorArea, 300) * random.between(75, 140)) };
  if (villageCategories.includes(category) && random.chance(0.5)) {
    return { monthlyDues: rounded(random.between(600, 3_500)) };
  }
  return {};
}

const rounded = (pesos: number): number => Math.round(pesos / 50) * 50;

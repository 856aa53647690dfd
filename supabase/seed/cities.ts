import { cityTable, districtTable } from './city-table.ts';

export interface DemoPlace {
  name: string;
  latitude: number;
  longitude: number;
}

export interface DemoCity extends DemoPlace {
  region: string;
  /** Share of the listings, relative to the other cities. */
  weight: number;
  /** 1 is a middling provincial city; Makati is above 2. */
  priceLevel: number;
  scatterKilometres: number;
  districts: readonly DemoPlace[];
}

const districtsByCity = new Map(
  linesOf(districtTable).map((line) => {
    const [city = '', places = ''] = line.split(': ');
    return [city, places.split('; ').map(placeOf)] as const;
  }),
);

export const demoCities: readonly DemoCity[] = linesOf(cityTable).map((line) => {
  const [name = '', region = '', latitude, longitude, weight, priceLevel, scatter] = line.split('|');
  return {
    name,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    weight: Number(weight),
    priceLevel: Number(priceLevel),
    scatterKilometres: Number(scatter),
    districts: districtsByCity.get(`${name}, ${region}`) ?? [],
  };
});

function placeOf(text: string): DemoPlace {
  const words = text.split(' ');
  const [latitude, longitude] = words.slice(-2).map(Number);
  return { name: words.slice(0, -2).join(' '), latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}

function linesOf(table: string): string[] {
  return table.trim().split('\n');
}

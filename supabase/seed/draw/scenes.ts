import type { DemoPicture, PictureSeries } from '../pictures.ts';
import { type Random, seeded, seedOf } from '../random.ts';
import { craneSite, scaffold } from './building-sites.ts';
import { logo, studio } from './firms.ts';
import { beachVilla, cabin, terrace } from './holiday-places.ts';
import { cleaning, dogWalk, moving, painting, repair } from './house-calls.ts';
import { gableHouse, modernHouse, storeysHouse } from './houses.ts';
import { factory, warehouse } from './industry.ts';
import { hotel, office } from './large-buildings.ts';
import { aerialLot, fieldLot, mountainLot, seaLot } from './lots.ts';
import { foreclosedHouse, heritageHouse, kuboHouse } from './old-houses.ts';
import { paper } from './papers.ts';
import { blueprint, floorPlan } from './plans.ts';
import { hairLook, portrait } from './portraits.ts';
import { bedroom, kitchen, livingRoom } from './rooms.ts';
import { barberShop, cosmetics, hairSalon, massageRoom, nailStudio } from './salons.ts';
import { apartmentHouse, condominiumTower } from './tall-buildings.ts';
import { shophouse, stall, storefront } from './town-street.ts';
import { townhouses } from './townhouses.ts';
import { bathroom, workspace } from './work-and-bath-rooms.ts';

export const scenes = {
  'house-modern': modernHouse,
  'house-gable': gableHouse,
  'house-storeys': storeysHouse,
  'house-kubo': kuboHouse,
  'house-heritage': heritageHouse,
  tower: condominiumTower,
  apartment: apartmentHouse,
  townhouse: townhouses,
  'lot-field': fieldLot,
  'lot-mountain': mountainLot,
  'lot-sea': seaLot,
  'lot-aerial': aerialLot,
  office,
  shophouse,
  storefront,
  stall,
  warehouse,
  factory,
  hotel,
  'villa-beach': beachVilla,
  cabin,
  foreclosure: foreclosedHouse,
  living: livingRoom,
  kitchen,
  bedroom,
  bathroom,
  terrace,
  workspace,
  plan: floorPlan,
  blueprint,
  studio,
  crane: craneSite,
  scaffold,
  logo,
  'service-hair': hairSalon,
  'service-barber': barberShop,
  'service-cosmetics': cosmetics,
  'service-nails': nailStudio,
  'service-massage': massageRoom,
  'service-cleaning': cleaning,
  'service-repair': repair,
  'service-painting': painting,
  'service-moving': moving,
  'service-dog': dogWalk,
  face: portrait,
  look: hairLook,
  paper,
} satisfies Record<PictureSeries, (variant: number, random: Random) => string>;

/** The picture as an SVG document; the same name always gives the same drawing. */
export function sceneOf({ name, series }: DemoPicture): string {
  const variant = Number(name.slice(series.length + 1));
  return scenes[series](variant, seeded(seedOf(name)));
}

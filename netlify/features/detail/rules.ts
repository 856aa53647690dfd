import type { ListingFilters } from '../../../src/contract/listing.ts';
import type { DetailRow, Likeness } from './sql.ts';

export const agentOf = (row: DetailRow) => ({
  id: row.agentId,
  name: row.agentName,
  businessName: row.agentBusinessName,
  phone: row.agentPhone,
  email: row.agentEmail,
  isVerified: row.isAgentVerified,
});

/** Listings like the one shown lie within 50 km of it, are of its category and deal, and are near in price. */
const similarWithinMetres = 50_000;
export const similarMaximum = 6;

export const likeThis = ({ category, dealType, latitude, longitude }: Likeness): ListingFilters => ({
  category,
  ...(dealType === null ? {} : { dealType }),
  area: [{ type: 'circle', center: { lat: latitude, lng: longitude }, radius: similarWithinMetres }],
});

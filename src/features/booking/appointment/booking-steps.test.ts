import { describe, expect, it } from 'vitest';
import { cardId } from '../../../contract/fields.ts';
import { type ProviderProfile, type ServiceCard } from '../../../contract/services/provider.ts';
import type { BookingDraft } from './booking-draft.ts';
import { stepAfterTime, stepBefore, stepShown } from './booking-steps.ts';

const aCard = (places: Pick<ServiceCard, 'isAtShop' | 'isHomeService'>): ServiceCard =>
  ({
    id: cardId.parse(crypto.randomUUID()),
    variants: [],
    extras: [],
    questions: [],
    ...places,
  }) as unknown as ServiceCard;

const atShop = aCard({ isAtShop: true, isHomeService: false });
const mobile = aCard({ isAtShop: false, isHomeService: true });
const provider = { cards: [atShop, mobile] } as unknown as ProviderProfile;

const known = (cards: ServiceCard[], place: 'shop' | 'customer', isGuest = false) => ({
  provider,
  isGuest,
  draft: {
    cards: cards.map(({ id }) => id),
    start: '2026-11-24T14:00:00Z',
    details: { place, contact: 'email', email: 'gerda@example.org' },
    given: { travelFeeCents: 0 },
    proof: { subject: 'email gerda@example.org', proof: 'proof' },
  } as unknown as BookingDraft,
});

describe('the place of a booking', () => {
  it('is asked anew where what was said for a card at the shop is kept for one that only comes', () => {
    expect(stepShown('summary', known([atShop], 'shop'))).toBe('summary');
    expect(stepShown('summary', known([mobile], 'shop'))).toBe('details');
    expect(stepShown('summary', known([mobile], 'shop', true))).toBe('details');
    expect(stepShown('summary', known([mobile], 'customer', true))).toBe('summary');
    expect(stepAfterTime(known([mobile], 'shop'))).toBe('details');
  });

  it('is never the shop for cards that fit no place: the way leads back to them', () => {
    expect(stepShown('summary', known([atShop, mobile], 'shop'))).toBe('cards');
    expect(stepShown('details', known([atShop, mobile], 'shop', true))).toBe('cards');
  });
});

describe('Back within a booking', () => {
  it('leads to what was filled in, never to a step that was skipped or to a typed code', () => {
    expect(stepBefore('summary', known([atShop], 'shop', true))).toBe('details');
    const skipped = known([atShop], 'shop');
    expect(stepBefore('summary', { ...skipped, draft: { ...skipped.draft, given: null } })).toBe('time');
    expect(stepBefore('code', known([atShop], 'shop', true))).toBe('details');
    expect(stepBefore('time', known([atShop], 'shop'))).toBe('cards');
  });

  it('leaves the booking at its first step', () => {
    const alone = { ...known([atShop], 'shop'), provider: { cards: [atShop] } as unknown as ProviderProfile };
    expect(stepBefore('time', alone)).toBeUndefined();
    expect(stepBefore('cards', known([], 'shop'))).toBeUndefined();
  });
});

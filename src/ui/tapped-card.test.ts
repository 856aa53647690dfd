import type { MouseEvent } from 'react';
import { expect, it } from 'vitest';
import { keepTapped, tappedCard } from './tapped-card.tsx';

it('knows of the last card that was tapped what stood on it, and nothing of others', () => {
  const link = { closest: () => ({ querySelector: () => ({ currentSrc: '/pictures/480.webp' }) }) };
  const card = { id: 'one', name: 'Salon Krüger', price: 'ab 28 €' };
  keepTapped({ currentTarget: link } as unknown as MouseEvent, card);
  expect(tappedCard('one')).toEqual({ ...card, picture: '/pictures/480.webp' });
  expect(tappedCard('other')).toBeUndefined();
  keepTapped({ currentTarget: { closest: () => null } } as unknown as MouseEvent, { ...card, id: 'other' });
  expect(tappedCard('other')).toMatchObject({ picture: undefined });
  expect(tappedCard('one')).toBeUndefined();
});

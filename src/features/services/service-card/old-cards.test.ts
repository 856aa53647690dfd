import { describe, expect, it } from 'vitest';
import { oldCardsIn, pictureOf } from './old-cards.ts';

const reading = (kept: Record<string, unknown>) => (key: string) =>
  key in kept ? (typeof kept[key] === 'string' ? kept[key] : JSON.stringify(kept[key])) : null;

const card = { id: '1', name: 'Gelnägel', category: 'nageldesign', price: 39.9, duration: 90, description: 'Schön.' };

describe('cards that an older version kept in the browser', () => {
  it('are read from both keys, each once', () => {
    const kept = { serviceCards: [card], userServiceCards: [card, { ...card, id: '2', name: 'Pediküre' }] };
    expect(oldCardsIn(reading(kept)).map(({ name }) => name)).toEqual(['Gelnägel', 'Pediküre']);
    expect(oldCardsIn(reading(kept))[0]).toEqual({
      name: 'Gelnägel',
      category: 'nageldesign',
      price: 39.9,
      duration: 90,
      description: 'Schön.',
      images: [],
    });
  });

  it('become readable where a field is not, and are left out without a name', () => {
    const odd = { ...card, category: 'zauberei', price: 'viel', duration: 50, description: 7, images: [1, 'x'] };
    expect(oldCardsIn(reading({ serviceCards: [odd, { id: '3' }, null, 'text'] }))).toEqual([
      { name: 'Gelnägel', category: 'reparatur', price: 0, duration: 60, description: 'Gelnägel', images: [] },
    ]);
  });

  it('are none where the browser keeps something else', () => {
    expect(oldCardsIn(reading({}))).toEqual([]);
    expect(oldCardsIn(reading({ serviceCards: '{broken' }))).toEqual([]);
    expect(oldCardsIn(reading({ serviceCards: { a: 1 } }))).toEqual([]);
  });
});

describe('the picture of a data URL', () => {
  it('has its type and its bytes', async () => {
    const picture = pictureOf(`data:image/png;base64,${btoa('abc')}`);
    expect(picture?.type).toBe('image/png');
    expect(await picture?.text()).toBe('abc');
  });

  it('is none where it is no picture', () => {
    expect(pictureOf('data:text/html;base64,YWJj')).toBeUndefined();
    expect(pictureOf('data:image/png;base64,%%%')).toBeUndefined();
  });
});

import { describe, expect, it, vi } from 'vitest';
import { placeOf } from './use-last-place.ts';

describe('the place of the last search', () => {
  it('is read as it was kept', () => {
    const place = { zip: '10115', place: '', country: 'de' };
    expect(placeOf(JSON.stringify(place))).toEqual(place);
    expect(placeOf('{"zip":"","place":"Daun"}')).toEqual({ zip: '', place: 'Daun', country: null });
  });
  it.each(['{"zip":"","place":""}', 'null', '[]', '{"zip":1,"place":"a"}'])(
    'is none where nothing fits: %s',
    (stored) => expect(placeOf(stored)).toBeUndefined(),
  );
  it('is none, and said in the log, where it cannot be read', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(placeOf('{')).toBeUndefined();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

import { describe, expect, it } from 'vitest';
import {
  changedPictures,
  keptPictureOf,
  moved,
  type Picture,
  pictureOfKept,
  siftFiles,
  signatureOf,
} from './picture-list.ts';
import { fittingSize } from './prepare-picture.ts';
import { takeTurns } from './take-turns.ts';

const aPicture = (key: string, over: Partial<Picture> = {}): Picture => ({
  key,
  name: `${key}.jpg`,
  signature: '',
  alt: '',
  preview: '',
  step: { at: 'stored', id: key, url: `/images/${key}` },
  ...over,
});
const aFile = (name: string, type = 'image/jpeg', size = 3): File =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const room = { maximum: 3, bytesMaximum: 10 };

describe('the order of pictures', () => {
  it('makes the third picture the cover and keeps the others in their order', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });
  it('moves a picture towards the end', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
  it('leaves the list alone for places that it does not have', () => {
    const list = ['a', 'b'];
    expect(moved(list, 0, 2)).toBe(list);
    expect(moved(list, -1, 0)).toBe(list);
    expect(moved(list, 1, -1)).toBe(list);
  });
});

describe('choosing files', () => {
  it('skips a file that is there already or chosen twice at once', () => {
    const here = aFile('house.jpg');
    const { taken, refused } = siftFiles(
      [here, aFile('garden.jpg'), aFile('garden.jpg')],
      [aPicture('a', { signature: signatureOf(here) })],
      room,
    );
    expect(taken.map(({ name }) => name)).toEqual(['garden.jpg']);
    expect(refused).toEqual([]);
  });
  it('refuses by name what is too large, no picture, or one too many', () => {
    const files = [
      aFile('plan.pdf', 'application/pdf'),
      aFile('big.png', 'image/png', 11),
      aFile('a.png'),
      aFile('b.png'),
    ];
    const { taken, refused } = siftFiles(files, [aPicture('a'), aPicture('b')], room);
    expect(taken.map(({ name }) => name)).toEqual(['a.png']);
    expect(refused).toEqual([
      { name: 'plan.pdf', because: 'unreadable' },
      { name: 'big.png', because: 'tooLarge' },
      { name: 'b.png', because: 'tooMany' },
    ]);
  });
  it('lets decoding decide about a HEIC file without a type', () => {
    expect(siftFiles([aFile('IMG_1.HEIC', '')], [], room).taken).toHaveLength(1);
  });
});

describe('the way of a picture', () => {
  it('keeps its preview and its description while it is uploaded and stored', () => {
    const before = [aPicture('a', { alt: 'Garden', preview: 'blob:1', step: { at: 'preparing' } })];
    const after = changedPictures(before, { kind: 'stepped', key: 'a', step: { at: 'stored', id: '1', url: '/1' } });
    expect(after).toEqual([
      aPicture('a', { alt: 'Garden', preview: 'blob:1', step: { at: 'stored', id: '1', url: '/1' } }),
    ]);
  });
  it('ignores news of a picture that has been removed', () => {
    const after = changedPictures([aPicture('a')], { kind: 'stepped', key: 'b', step: { at: 'preparing' } });
    expect(after).toEqual([aPicture('a')]);
  });
  it('comes back from a draft as it was, its bytes to be looked up where they were not stored', () => {
    const stored = aPicture('a', { preview: '/images/a' });
    expect(pictureOfKept(keptPictureOf(stored))).toEqual(stored);
    const waiting = aPicture('b', { step: { at: 'waiting', blob: new Blob() }, preview: 'blob:2' });
    expect(pictureOfKept(keptPictureOf(waiting))).toMatchObject({ key: 'b', preview: '', step: { at: 'kept' } });
  });
});

describe('preparing', () => {
  it('downsizes to 2048 pixels of the longer edge and never enlarges', () => {
    expect(fittingSize(4000, 3000)).toEqual({ width: 2048, height: 1536 });
    expect(fittingSize(3000, 4000)).toEqual({ width: 1536, height: 2048 });
    expect(fittingSize(640, 480)).toEqual({ width: 640, height: 480 });
    expect(fittingSize(9000, 1)).toEqual({ width: 2048, height: 1 });
  });
  it('lets two work at once and the third when one is done, a failed one too', async () => {
    const inTurn = takeTurns(2);
    const begun: string[] = [];
    const ends = new Map<string, { resolve: () => void; reject: (problem: Error) => void }>();
    const work = (name: string) =>
      inTurn(() => {
        begun.push(name);
        return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
      });
    const first = work('first');
    const second = work('second');
    const third = work('third');
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toEqual(['first', 'second']);
    ends.get('first')?.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await Promise.resolve();
    await Promise.resolve();
    expect(begun).toEqual(['first', 'second', 'third']);
    ends.get('second')?.resolve();
    ends.get('third')?.resolve();
    await Promise.all([second, third]);
  });
});

import { mapPictureVersion, readMapPicture } from '../../../../src/contract/site/map-picture.ts';
import type { DrawnPicture } from '../../../http/answer.ts';
import { drawPlace } from '../../../images/place-picture.ts';

/** A small map around any place: nothing is asked of the database. */
export const drawMap: DrawnPicture = async (_, { look = '', place = '' }) => {
  const picture = readMapPicture(look, place);
  if (picture === undefined) return undefined;
  return { version: mapPictureVersion, draw: () => drawPlace(picture) };
};

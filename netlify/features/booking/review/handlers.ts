import { reviewPicturePath } from '../../../../src/contract/services/provider-rating.ts';
import { redirectAnswer } from '../../../http/answer.ts';
import { shownSeconds } from './rules.ts';
import { visiblePicture } from './sql.ts';

/** The picture stays private in the store: it is shown as long as its review is visible, and no longer. */
export const reviewPicture = redirectAnswer(reviewPicturePath, async ({ database, clock, images }, { id = '' }) => {
  const key = await visiblePicture(database, id, clock.now());
  return key === undefined ? undefined : images.signedUrl(key, shownSeconds);
});

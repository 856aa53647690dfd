import { type Pictures, usePictures } from '#ui/use-pictures.ts';
import { call } from '../../../api/call.ts';
import { uploadedAtOnce } from '../../../api/pictures-at-once.ts';
import { uploadTo } from '../../../api/upload.ts';
import type { OwnReview } from '../../../contract/booking/review.ts';
import type { ImageId } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import { reviewCallsOf, type VisitKey } from './review-calls.ts';

interface ReviewPictures {
  pictures: Pictures;
  /** Those in the store: what the form names. */
  stored: ImageId[];
  isUploading: boolean;
}

/** The pictures of a review, from the files to the store. The form names them when it is sent. */
export function useReviewPictures(visit: VisitKey, shown: OwnReview['images']): ReviewPictures {
  const { prepareImage } = reviewCallsOf(visit);
  const pictures = usePictures({
    initial: shown.map(({ id, url }) => ({ key: id, name: '', signature: '', alt: '', stored: { id, url } })),
    upload: (blob, options) =>
      uploadTo(
        (announced, signal) => call(prepareImage, { params: visit, body: announced }, { signal }),
        blob,
        options,
      ),
    ...uploadedAtOnce,
    maximum: limits.reviewImagesMaximum,
    bytesMaximum: limits.imageBytesMaximum,
  });
  const stored = pictures.pictures.flatMap(({ step }) => (step.at === 'stored' ? [step.id as ImageId] : []));
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  return { pictures, stored, isUploading: !hasFailed && stored.length < pictures.pictures.length };
}

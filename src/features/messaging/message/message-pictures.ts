import { type ByteKeeper, type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { isPassing } from '../../../api/query.ts';
import { uploadImage } from '../../../api/upload.ts';
import { imageBytesMaximum } from '../../../contract/account/image.ts';
import { limits } from '../../../contract/limits.ts';

/** They are uploaded at once, so nothing has to outlive a reload. */
const keepsNothing: ByteKeeper = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(undefined),
  forget: () => Promise.resolve(),
};

const upload: Upload = (blob, options) => uploadImage(blob, { ...options, purpose: 'message' });
const none: [] = [];

/** Pictures that go with the next message. */
export const useMessagePictures = (): Pictures =>
  usePictures({
    initial: none,
    upload,
    keeper: keepsNothing,
    maximum: limits.messageImagesMaximum,
    bytesMaximum: imageBytesMaximum.message,
    sentenceOf: (problem) => (problem instanceof ApiError ? problem.sentence : String(problem)),
    isPassing,
  });

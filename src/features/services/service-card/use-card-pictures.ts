import { type ByteKeeper, type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { uploadImage } from '../../../api/upload.ts';
import { limits } from '../../../contract/limits.ts';
import type { OwnCard } from '../../../contract/services/service-card.ts';

/** A provider is signed in and uploads at once, so nothing has to outlive a reload. */
const keepsNothing: ByteKeeper = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(undefined),
  forget: () => Promise.resolve(),
};

const upload: Upload = (blob, options) => uploadImage(blob, { purpose: 'service', ...options });
const sentenceOf = (problem: unknown): string => (problem instanceof ApiError ? problem.sentence : String(problem));
const isPassing = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.code === 'unreachable' || problem.code === 'unavailable');

interface CardPictures {
  pictures: Pictures;
  /** What a form may name: those that are in the store. */
  stored: { id: string; alt: string }[];
  isUploading: boolean;
}

export function useCardPictures(card: OwnCard | undefined, maximum: number): CardPictures {
  const pictures = usePictures({
    initial: (card?.images ?? []).map(({ id, url, alt }) => ({
      key: id,
      name: '',
      signature: '',
      alt,
      stored: { id, url },
    })),
    upload,
    keeper: keepsNothing,
    maximum: Math.max(maximum, card?.images.length ?? 0),
    bytesMaximum: limits.imageBytesMaximum,
    sentenceOf,
    isPassing,
  });
  const stored = pictures.pictures.flatMap(({ step, alt }) => (step.at === 'stored' ? [{ id: step.id, alt }] : []));
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  return { pictures, stored, isUploading: !hasFailed && stored.length < pictures.pictures.length };
}

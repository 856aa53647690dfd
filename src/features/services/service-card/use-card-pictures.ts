import { type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { uploadedAtOnce } from '../../../api/pictures-at-once.ts';
import { uploadImage } from '../../../api/upload.ts';
import { limits } from '../../../contract/limits.ts';
import type { OwnCard } from '../../../contract/services/service-card.ts';

const upload: Upload = (blob, options) => uploadImage(blob, { purpose: 'service', ...options });

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
    ...uploadedAtOnce,
    maximum: Math.max(maximum, card?.images.length ?? 0),
    bytesMaximum: limits.imageBytesMaximum,
  });
  const stored = pictures.pictures.flatMap(({ step, alt }) => (step.at === 'stored' ? [{ id: step.id, alt }] : []));
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  return { pictures, stored, isUploading: !hasFailed && stored.length < pictures.pictures.length };
}

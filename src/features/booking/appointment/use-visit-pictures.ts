import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeTurns } from '#ui/take-turns.ts';
import { type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { call } from '../../../api/call.ts';
import { uploadedAtOnce } from '../../../api/pictures-at-once.ts';
import { refresh } from '../../../api/query.ts';
import { uploadTo } from '../../../api/upload.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import type { ImageId } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import { type VisitKey, visitCallsOf } from './visit-calls.ts';

interface VisitPictures {
  pictures: Pictures;
  /** Why an order or a removal was not saved. A picture that was not saved says so itself. */
  error: string | undefined;
  retry: () => void;
}

/**
 * The pictures of a visit, saved by themselves. A picture counts as uploaded only once the visit shows it: until then it says
 * what went wrong, and can be tried again.
 */
export function useVisitPictures(
  visit: VisitKey,
  shown: AppointmentDetail['images'],
  onSaved: (count: number) => void,
): VisitPictures {
  const calls = visitCallsOf(visit);
  const saved = useRef(shown.map(({ id }) => id));
  /** The server may show something else: an answer was lost. */
  const isUnsure = useRef(false);
  /** Saved with the visit, and not yet drawn as such. */
  const arriving = useRef<ImageId[]>([]);
  const [inTurn] = useState(() => takeTurns(1));
  const [error, setError] = useState<string>();
  const [initial] = useState(() =>
    shown.map(({ id, url }) => ({ key: id, name: '', signature: '', alt: '', stored: { id, url } })),
  );

  const put = (next: (before: ImageId[]) => ImageId[]): Promise<void> =>
    inTurn(async () => {
      const images = next(saved.current);
      isUnsure.current = true;
      await call(calls.putImages, { params: visit, body: { images } });
      isUnsure.current = false;
      saved.current = images;
      setError(undefined);
      onSaved(images.length);
      void refresh(calls.read);
    });

  const upload: Upload = async (blob, options) => {
    const stored = await uploadTo(
      (announced, signal) => call(calls.prepareImage, { params: visit, body: announced }, { signal }),
      blob,
      options,
    );
    const { id } = stored;
    await put((before) => {
      options.signal.throwIfAborted();
      return [...before, id];
    });
    arriving.current = [...arriving.current, id];
    return stored;
  };

  const pictures = usePictures({
    initial,
    upload,
    ...uploadedAtOnce,
    maximum: limits.visitImagesMaximum,
    bytesMaximum: limits.imageBytesMaximum,
  });

  const stored = pictures.pictures.flatMap(({ step }) => (step.at === 'stored' ? [step.id as ImageId] : []));
  const isSettled = stored.length === pictures.pictures.length;
  const wanted = (): ImageId[] => [...stored, ...arriving.current.filter((id) => !stored.includes(id))];
  const saveOrder = (): Promise<void> =>
    put(wanted).catch((problem: unknown) => setError(uploadedAtOnce.sentenceOf(problem)));
  const key = stored.join(' ');
  const follow = useEffectEvent((asked: string, isAll: boolean): void => {
    arriving.current = arriving.current.filter((id) => !asked.includes(id));
    const isSaved = wanted().join(' ') === saved.current.join(' ');
    if (!isSaved || (isUnsure.current && isAll)) void saveOrder();
  });
  useEffect(
    function saveWhatChanged() {
      follow(key, isSettled);
    },
    [key, isSettled],
  );
  return { pictures, error, retry: () => void saveOrder() };
}

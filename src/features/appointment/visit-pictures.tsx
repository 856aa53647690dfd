import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/query.ts';
import { uploadTo } from '../../api/upload.ts';
import type { AppointmentDetail } from '../../contract/appointment.ts';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../../i18n/i18n.ts';
import { ImageDrop } from '../../ui/image-drop.tsx';
import { PlainGallery } from '../../ui/plain-gallery.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';
import { type ByteKeeper, usePictures } from '../../ui/use-pictures.ts';
import { useVisit, type VisitKey, visitCallsOf } from './visit-calls.ts';

type VisitImages = AppointmentDetail['images'];

/** They are uploaded at once, so nothing has to outlive a reload. */
const keepsNothing: ByteKeeper = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(undefined),
  forget: () => Promise.resolve(),
};

const sentenceOf = (problem: unknown): string => (problem instanceof ApiError ? problem.sentence : String(problem));
const isPassing = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.code === 'unreachable' || problem.code === 'unavailable');

/** The pictures of a visit that was just booked: what it shows is asked for. */
export function BookedPictures({ visit }: { visit: VisitKey }) {
  const { data } = useVisit(visit);
  return data === undefined ? null : <VisitPictures visit={visit} data={data} />;
}

/** What the customer shows the provider: to be changed until the start, then to be looked at. */
export function VisitPictures({ visit, data }: { visit: VisitKey; data: AppointmentDetail }) {
  const words = useWords('visit');
  const { can, images } = data;
  if (can.includes('images'))
    return (
      <Section title={words('pictures.title')} lead={words('pictures.lead')}>
        <PicturesToChange visit={visit} shown={images} />
      </Section>
    );
  if (images.length === 0) return null;
  return (
    <Section title={words('pictures.title')}>
      <PlainGallery images={images} title={words('pictures.title')} />
    </Section>
  );
}

/** Everything is saved by itself, as soon as a picture is in the store or was taken away. */
function PicturesToChange({ visit, shown }: { visit: VisitKey; shown: VisitImages }) {
  const words = useWords('visit');
  const calls = visitCallsOf(visit);
  const saved = useRef(shown.map(({ id }) => id).join(' '));
  const [initial] = useState(() =>
    shown.map(({ id, url }) => ({ key: id, name: '', signature: '', alt: '', stored: { id, url } })),
  );
  const pictures = usePictures({
    initial,
    upload: (blob, options) =>
      uploadTo(
        (announced, signal) => call(calls.prepareImage, { params: visit, body: announced }, { signal }),
        blob,
        options,
      ),
    keeper: keepsNothing,
    maximum: limits.visitImagesMaximum,
    bytesMaximum: limits.imageBytesMaximum,
    sentenceOf,
    isPassing,
  });
  const change = useChange(calls.putImages, {
    refreshes: [calls.read],
    onSuccess: ({ images }) => toast.success(words(images.length === 0 ? 'pictures.none' : 'pictures.saved')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const stored = pictures.pictures.flatMap(({ step }) => (step.at === 'stored' ? [step.id] : []));
  const wanted = stored.join(' ');
  const { isPending } = change;
  const save = useEffectEvent((asked: string, isBusy: boolean): void => {
    if (isBusy || asked === saved.current) return;
    saved.current = asked;
    change.mutate({ params: visit, body: { images: stored } });
  });
  useEffect(
    function saveWhatIsStored() {
      save(wanted, isPending);
    },
    [wanted, isPending],
  );
  return <ImageDrop pictures={pictures} hint={words('pictures.hint')} />;
}

import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ImageDrop } from '#ui/image-drop.tsx';
import { Notice } from '#ui/notice.tsx';
import { PlainGallery } from '#ui/plain-gallery.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { useVisitPictures } from './use-visit-pictures.ts';
import { useVisit, type VisitKey } from './visit-calls.ts';

type VisitImages = AppointmentDetail['images'];

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
  const { pictures, error, retry } = useVisitPictures(visit, shown, (count) =>
    toast.success(words(count === 0 ? 'pictures.none' : 'pictures.saved')),
  );
  return (
    <>
      <ImageDrop pictures={pictures} hint={words('pictures.hint')} />
      {error !== undefined && (
        <Notice
          kind="error"
          action={
            <Button variant="plain" onClick={retry}>
              {words('pictures.retry')}
            </Button>
          }
        >
          {words('pictures.unsaved', { sentence: error })}
        </Notice>
      )}
    </>
  );
}

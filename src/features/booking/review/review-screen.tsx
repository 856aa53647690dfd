import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { FaceChoice } from '#ui/face-choice.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import type { ReviewOfVisit } from '../../../contract/booking/review.ts';
import { shortName } from '../../../contract/services/provider-rating.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import styles from './review.module.css';
import type { VisitKey } from './review-calls.ts';
import { ReviewForm } from './review-form.tsx';

interface ReviewScreenProps {
  visit: VisitKey;
  data: AppointmentDetail;
  known: ReviewOfVisit;
  /** The account of whoever writes; undefined for guests. */
  by: string | undefined;
}

const pathOf = (visit: VisitKey): string => ('token' in visit ? paths.visit(visit.token) : paths.appointment(visit.id));

/** A business of one bears its owner's name, or has no name but its own: then the business was there. */
const nameOf = ({ team }: ReviewOfVisit, staffId: string, { provider }: AppointmentDetail): string =>
  (team.length > 1 ? team.find(({ id }) => id === staffId)?.name : undefined) ?? provider.name;

/** How it was: a tap, and everything else where one likes. */
export function ReviewScreen({ visit, data, known, by }: ReviewScreenProps) {
  const words = useWords('review');
  const navigate = useNavigate();
  const [first = ''] = data.customer.name.trim().split(/\s+/);
  const [who, setWho] = useState(() => nameOf(known, known.own?.staffId ?? data.staff.id, data));
  const title = first === '' ? words('howUnnamed', { who }) : words('how', { who, name: first });
  return (
    <Page title={title}>
      {(heading) => (
        <>
          <p className={`text-end ${styles['later']}`}>
            <Link to={pathOf(visit)}>{words('later')}</Link>
          </p>
          <ReviewForm
            visit={visit}
            known={known}
            by={by}
            about={{ staffId: data.staff.id, category: data.items[0]?.category }}
            heading={heading}
            beside={({ staffId, choose }) => (
              <Shop
                data={data}
                known={known}
                staffId={staffId}
                onChoose={(id) => {
                  choose(id);
                  setWho(nameOf(known, id, data));
                }}
              />
            )}
            actions={
              data.customer.name !== '' && (
                <span className="quiet">{words('as', { name: shortName(data.customer.name) })}</span>
              )
            }
            onSent={() => void navigate(pathOf(visit), { replace: true })}
          />
        </>
      )}
    </Page>
  );
}

interface ShopProps {
  data: AppointmentDetail;
  known: ReviewOfVisit;
  staffId: string;
  onChoose: (staffId: string) => void;
}

/** Where and what it was, and who was there, which can be changed. */
function Shop({ data, known: { team }, staffId, onChoose }: ShopProps) {
  const words = useWords('review');
  const [isChoosing, setIsChoosing] = useState(false);
  const { provider, items, start, timeZone } = data;
  const place = team.findIndex(({ id }) => id === staffId);
  const person = team[place];
  const name = team.length > 1 && person !== undefined ? person.name : provider.name;
  const picture = person?.image?.url ?? (team.length > 1 ? undefined : provider.portrait?.url);
  return (
    <aside className={`beside gap14 at-top ${styles['shop']}`}>
      <FallbackImage
        {...sourcesOf(provider.picture, '(min-width: 1000px) 360px, 72px')}
        instead={tradePicture(items[0]?.category)}
        alt=""
        width={720}
        height={592}
      />
      <div className={`stack gap4 breaks shrinks grows ${styles['where']}`}>
        <h2 lang={languageOfStrand.services}>{provider.name}</h2>
        <p className="quiet">
          <span lang={languageOfStrand.services}>{items.map((item) => item.name).join(', ')}</span> ·{' '}
          {formatNearIn(start, timeZone)}
        </p>
        <div className={`bar gap8 ${styles['who']}`}>
          <Face name={name} picture={picture} {...(team.length > 1 ? { colour: place } : {})} size={48} />
          <div>
            <strong lang={languageOfStrand.services}>{name}</strong>
            <span className="quiet">{words('was')}</span>
          </div>
          {team.length > 1 && (
            <Button variant="link" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
              {words('otherPerson')}
            </Button>
          )}
        </div>
        {isChoosing && (
          <FaceChoice
            label={words('person')}
            people={team.map(({ id, name: own, image }) => ({ id, name: own, picture: image?.url }))}
            value={staffId}
            onChange={(id) => id !== undefined && onChoose(id)}
            lang={languageOfStrand.services}
          />
        )}
      </div>
    </aside>
  );
}

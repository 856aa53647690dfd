import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useMedia } from '#ui/use-media.ts';
import { keepDrawnAreas, storedDrawnAreas } from '../../../api/drawn-areas.ts';
import { loadGround } from '../../../api/ground.ts';
import { useAnswer } from '../../../api/query.ts';
import type { Shape } from '../../../contract/area.ts';
import { searchListings } from '../../../contract/property/browse.ts';
import { resultsQueryOf } from '../../../contract/services/results-query.ts';
import { DrawMap } from '../../../map/draw-map.tsx';
import { viewOfShapes } from '../../../map/geometry.ts';
import { countryView, type MapView } from '../../../map/map-view.ts';
import { paths } from '../../../paths.ts';
import styles from './landing.module.css';

/** If cards and map of /home are side by side, the link opens both. */
const isWide = (): boolean => window.matchMedia('(min-width: 1100px)').matches;

/** Around what was drawn last, else the country. */
function firstView(): MapView {
  const stored = storedDrawnAreas();
  return stored === 'unreadable' ? countryView : (viewOfShapes(stored) ?? countryView);
}

/** On a phone it takes the whole screen: a finger that draws needs it. */
export function AreaMap({ onClose }: { onClose: () => void }) {
  const words = useWords('landing');
  const isPhone = useMedia('(max-width: 767px)');
  const navigate = useNavigate();
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  const [sketched, setSketched] = useState<readonly Shape[]>();
  const counted = sketched ?? shapes;
  const [view] = useState(firstView);
  const draw = (drawn: readonly Shape[]): void => {
    setShapes(drawn);
    keepDrawnAreas(drawn);
  };
  const search = (): void => {
    const query = resultsQueryOf({ category: 'all', area: [...shapes] });
    if (isWide()) query.set('areaSearch', 'true');
    void navigate(paths.home(Object.fromEntries(query)), { replace: isPhone });
  };
  const map = (
    <div className={`clipped round20 ${styles['areaMap']}`}>
      <DrawMap
        isFloating
        shapes={shapes}
        onShapes={draw}
        onSketch={setSketched}
        view={view}
        loadGround={loadGround}
        // Removed with the last shape, so that the next one does not show its number.
        status={counted.length === 0 ? undefined : <MatchCount shapes={counted} />}
        actions={
          shapes.length > 0 && (
            <Button isCompact onClick={search}>
              {words('area.search')}
            </Button>
          )
        }
      />
    </div>
  );
  if (!isPhone) return map;
  return (
    <Sheet isWhole title={words('area.open')} onClose={onClose}>
      {map}
    </Sheet>
  );
}

/** The number of matches in the shapes. The previous number stays until the new one arrives. */
function MatchCount({ shapes }: { shapes: readonly Shape[] }) {
  const words = useWords('landing');
  const ask = { body: { area: [...shapes], limit: 1 } };
  const count = useAnswer(searchListings, ask, { placeholder: (before) => before }).data?.total;
  return count === undefined ? null : words('area.count', { count, number: formatNumber(count) });
}

import { useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import buttons from '../../ui/button.module.css';
import styles from './browse-map.module.css';

export interface FollowMapProps {
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
  /** The map shows something else than what is listed. */
  isElsewhere: boolean;
  onSearchHere: () => void;
}

/** "Search as I move the map"; where that is off, the way to what the map shows now. */
export function FollowMap({ isFollowed, onFollow, isElsewhere, onSearchHere }: FollowMapProps) {
  const words = useWords('browse');
  // The address takes a moment; the box is ticked at once.
  const [isTicked, setIsTicked] = useState(isFollowed);
  const [given, setGiven] = useState(isFollowed);
  if (given !== isFollowed) {
    setGiven(isFollowed);
    setIsTicked(isFollowed);
  }
  const tick = (isOn: boolean): void => {
    setIsTicked(isOn);
    onFollow(isOn);
  };
  return (
    <div className={styles['follow']}>
      <label className={styles['followChoice']}>
        <input type="checkbox" checked={isTicked} onChange={(event) => tick(event.currentTarget.checked)} />
        {words('map.follow')}
      </label>
      {isElsewhere && (
        <button type="button" className={`${buttons['primary']} ${buttons['compact']}`} onClick={onSearchHere}>
          {words('map.searchView')}
        </button>
      )}
    </div>
  );
}

import { useWords } from '#i18n/i18n.ts';
import { Notice } from './notice.tsx';
import { type LocalTimeProps, useLocalTime } from './quiet-local-time.tsx';

/** Says on whose clock all times are, and where this device's clock differs what one of them is here. */
export function LocalTime(props: LocalTimeProps) {
  const words = useWords('ui');
  const { said, here, there } = useLocalTime(props);
  if (here === undefined) return <p className="quiet small flush">{said}</p>;
  return (
    <Notice kind="info" title={said}>
      {words('localTime.elsewhere', { here, there })}
    </Notice>
  );
}

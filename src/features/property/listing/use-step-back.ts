import { useNavigate } from 'react-router-dom';
import { useCameFromInside } from '#ui/came-from-inside.ts';
import { paths } from '../../../paths.ts';

/** One step back, or to /home if the screen was opened directly. */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  const cameFromInside = useCameFromInside();
  return () => void (cameFromInside ? navigate(-1) : navigate(paths.home()));
}

import { useNavigate } from 'react-router-dom';
import { formPageAt } from '../../shared/content/pages/page-number.ts';
import type { Player } from './use-player.ts';

/** Navigation from a page of the player to its neighbours. */
export function useSteps({ pathTo, form: { pages } }: Pick<Player, 'pathTo' | 'form'>, index: number) {
  const navigate = useNavigate();
  const go = (to: number) => void navigate(pathTo(to));
  // A renewal goes on to the next page that it does not take over as read.
  let next = index + 1;
  while (pages[formPageAt('induction', next)]?.carried) next += 1;
  return { go, goNext: () => go(next), goBack: () => go(index - 1) };
}

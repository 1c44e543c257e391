import { useNavigate } from 'react-router-dom';
import type { Player } from './use-player.ts';

/** Navigation from a page of the player to its neighbours. */
export function useSteps({ pathTo }: Pick<Player, 'pathTo'>, index: number) {
  const navigate = useNavigate();
  const go = (to: number) => void navigate(pathTo(to));
  return { go, goNext: () => go(index + 1), goBack: () => go(index - 1) };
}

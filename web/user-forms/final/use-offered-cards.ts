import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import type { EarlierCards } from '../../content/earlier-cards.ts';
import type { Player } from '../use-player.ts';

/** Whether the worker has just entered the code for earlier cards; the code page sets this history state. */
function isJustProved(state: unknown): boolean {
  return (state as { offersEarlierCards?: unknown } | null)?.offersEarlierCards === true;
}

/** The worker's earlier cards for a page; undefined where the player has no worker. */
export function useOfferedCards({ form, pathTo, earlierCards }: Player, index: number): EarlierCards | undefined {
  const navigate = useNavigate();
  const { state } = useLocation();
  if (!earlierCards) return undefined;
  return {
    ...earlierCards,
    askForCode: () => void navigate(paths.earlierCardsCode(form._id, index)),
    isWanted: isJustProved(state),
    onShown: () => void navigate(pathTo(index), { replace: true, state: null }),
  };
}

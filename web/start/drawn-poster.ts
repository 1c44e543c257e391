import { createContext, lazy, type ComponentType } from 'react';
import type { MissedPoster, Poster } from '../../shared/content/poster/poster.ts';

/** What the page of a poster came with, and what draws it below the site's name. */
export type DrawnPoster = {
  told: Poster | MissedPoster | undefined;
  Part: ComponentType<{ poster: Poster }>;
};

function ofPage(): DrawnPoster['told'] {
  const told = globalThis.document?.getElementById('app')?.dataset['poster'];
  return told === undefined ? undefined : (JSON.parse(told) as DrawnPoster['told']);
}

/** Lazy: the drawn page shows it before, and the player brings it. What the page came with stays where the file cannot be had. */
const Part = lazy(() =>
  import('../content/site/poster-part.tsx').then(
    (file) => ({ default: file.PosterPart }),
    () => new Promise<never>(() => {}),
  ),
);

export const DrawnPosterContext = createContext<DrawnPoster>({ told: ofPage(), Part });

/** The poster of a PIN, if the page came with it. */
export function posterOfPin({ told }: DrawnPoster, pin: string): Poster | undefined {
  return told?.pin === pin && 'siteName' in told ? told : undefined;
}

/** Whether the server has looked the PIN up for this page, and counted it as wrong. */
export function isMissed({ told }: DrawnPoster, pin: string): boolean {
  return told?.pin === pin && 'code' in told;
}

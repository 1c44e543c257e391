import type { HomeCard } from '../../shared/home/home.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';

/** The card's dialog, over the list of its site, or of the company where no site shows it. */
export function cardPath({ _id, site }: HomeCard): string {
  const list = site ? staffPaths.projectTab(site._id, 'cards') : staffPaths.cards;
  return `${list}?state=all&card=${encodeURIComponent(_id)}`;
}

import type { InspectedWorker } from '../../../shared/workers/inspector-link.ts';
import { isOnListBetween } from '../../../shared/workers/work-days.ts';

const wordsOf = (text: string) => text.toLocaleLowerCase('fi').split(/\s+/).filter(Boolean);

/** Those who were on the list on a day, or ever where it is empty, by beginnings of words of the name and the employer. */
export function foundWorkers(all: readonly InspectedWorker[], q: string, day: string): InspectedWorker[] {
  const asked = wordsOf(q);
  return all.filter((worker) => {
    const words = wordsOf(`${worker.firstName} ${worker.lastName} ${worker.employer}`);
    const isFound = asked.every((one) => words.some((word) => word.startsWith(one)));
    return isFound && (day === '' || isOnListBetween(worker, day, day));
  });
}

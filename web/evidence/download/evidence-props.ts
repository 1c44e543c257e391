import type { FilePlaces } from './file-places.ts';
import type { EvidenceReply, Gathering } from './gather-evidence.ts';

/** The evidence that is offered, and where its files lie. */
export type EvidenceProps = {
  /** Names the file and the page in it. */
  title: string;
  load: () => Promise<EvidenceReply>;
  places: () => FilePlaces | Promise<FilePlaces>;
};

/** An evidence whose size is known, before its files are fetched. */
export type Weighed = { gathering: Gathering; places: FilePlaces };

/** How the fetching of an evidence ended, if it began. */
export type EvidenceEnd = { is: 'offered' } | { is: 'saved'; name: string } | { is: 'failed'; error: unknown };

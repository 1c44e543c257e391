import { createdSortKey } from './index-list.ts';

/** The partition of GSI2 that holds the living forms of a company of which an induction waits for approval. */
export function waitingFormsPartition(company: string): string {
  return `C#${company}#FORMS#WAITING`;
}

type Counted = { id: string; company: string; created: string; archived: boolean; waiting: number };

/** The end of a SET by which a form takes its place among those of which something waits, or leaves it. */
export function waitingFormPlace({ id, company, created, archived, waiting }: Counted): {
  set: string;
  values: Record<string, unknown>;
} {
  if (archived || waiting <= 0) return { set: ' REMOVE GSI2PK, GSI2SK', values: {} };
  return {
    set: ', GSI2PK = :waitingList, GSI2SK = :waitingPlace',
    values: { ':waitingList': waitingFormsPartition(company), ':waitingPlace': createdSortKey(created, id) },
  };
}

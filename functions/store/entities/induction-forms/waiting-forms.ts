import { createdSortKey, heldFormSortKey, waitingFormsPartition } from '../../keys.ts';

type Counted = {
  id: string;
  company: string;
  created: string;
  archived: boolean;
  waiting: number;
  /** The day on which its starts are held. */
  held?: string | null | undefined;
};

/** The end of a SET that puts a form among the forms that wait for staff, or removes it. */
export function waitingFormPlace({ id, company, created, archived, waiting, held = null }: Counted): {
  set: string;
  values: Record<string, unknown>;
} {
  if (archived || (waiting <= 0 && held === null)) return { set: ' REMOVE GSI2PK, GSI2SK', values: {} };
  return {
    set: ', GSI2PK = :waitingList, GSI2SK = :waitingPlace',
    values: {
      ':waitingList': waitingFormsPartition(company),
      ':waitingPlace': held === null ? createdSortKey(created, id) : heldFormSortKey(created, id),
    },
  };
}

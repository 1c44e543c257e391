import { createdSortKey } from './index-list.ts';
import type { Key } from './items.ts';
import type { UserFormHead } from './user-form-head.ts';

export const HEAD = 'META';
export const userFormPartition = (id: string) => `UF#${id}`;
export const userFormKey = (id: string): Key => ({ PK: userFormPartition(id), SK: HEAD });
export const pageKey = (id: string, index: number): Key => ({
  PK: userFormPartition(id),
  SK: `P#${String(index).padStart(3, '0')}`,
});
export const noteKey = (id: string, at: string, tag: string): Key => ({
  PK: userFormPartition(id),
  SK: `N#${at}#${tag}`,
});
export const historyKey = (id: string, at: string, tag: string): Key => ({
  PK: userFormPartition(id),
  SK: `H#${at}#${tag}`,
});
export const claimPinKey = (pin: string): Key => ({ PK: `UFPIN#${pin}`, SK: 'UFPIN' });

export function userFormsPartition(company: string, formId: string, archived: boolean): string {
  return `C#${company}#UF#${formId}#${archived ? 'archived' : 'active'}`;
}

export function waitingPartition(company: string, formId: string): string {
  return `C#${company}#WAITING#${formId}`;
}

export function approvedPartition(company: string, formId: string): string {
  return `C#${company}#APPROVED#${formId}`;
}

/** The partitions of a form's signed inductions that are not archived: those that wait for approval, and the approved. */
export function signedPartitions(company: string, formId: string): string[] {
  return [waitingPartition(company, formId), approvedPartition(company, formId)];
}

type Standing = Pick<
  UserFormHead,
  '_id' | 'company' | 'inductionFormId' | 'created' | 'signed' | 'approved' | 'archived'
>;

/** The keys of GSI2, by which signed inductions are found; undefined for the unsigned and the archived. */
export function signedIndexKeys(head: Standing): { GSI2PK: string; GSI2SK: string } | undefined {
  const { _id, company, inductionFormId, created, signed, approved, archived } = head;
  if (signed === null || archived) return undefined;
  const partitionOf = approved ? approvedPartition : waitingPartition;
  return { GSI2PK: partitionOf(company, inductionFormId), GSI2SK: createdSortKey(created, _id) };
}

type Standing = { signed: string | null; approved: boolean; archived: boolean; needsApproval?: boolean | undefined };

/** Whether staff are still to approve an induction; an absent `needsApproval` is true. */
export function waitsForApproval({ signed, approved, archived, needsApproval = true }: Standing): boolean {
  return signed !== null && !approved && !archived && needsApproval;
}

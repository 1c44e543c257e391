/** The name under which an admin's unsaved edit of an induction is kept on the device, apart from its worker's own drafts. */
export function draftsOfEdit(userFormId: string): string {
  return `edit-${userFormId}`;
}

/** A role in brackets after a title; empty if the title names it, as "Luvan laatija" names "Laatija". */
export function toldRole(title: string, role: string): string {
  return title.toLocaleLowerCase().includes(role.toLocaleLowerCase()) ? '' : role;
}

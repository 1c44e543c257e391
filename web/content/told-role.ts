/** A role to tell in brackets after a title; nothing where the title says it already, as "Luvan laatija" says "Laatija". */
export function toldRole(title: string, role: string): string {
  return title.toLocaleLowerCase().includes(role.toLocaleLowerCase()) ? '' : role;
}

/** How many links of a site live at a time, and for how long one may (rule 11.5). */
export const MOST_LIVING_LINKS = 10;
export const LONGEST_LINK_HOURS = 168;

export const isLinkAlive = ({ ends, revoked }: { ends: string; revoked: string | null }, now: Date): boolean =>
  revoked === null && ends > now.toISOString();

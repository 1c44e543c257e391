/** The minimum length, unless an installation asks for more (rule 7.6). */
export const SHORTEST_PASSWORD = 6;
/** What the interface recommends (rule 7.6). */
export const RECOMMENDED_PASSWORD = 12;
/** The maximum length: fewer than 256 characters (rule 7.6). */
export const LONGEST_PASSWORD = 255;

/** What a password has at least, unless an installation asks for more (specification 9). */
export const SHORTEST_PASSWORD = 6;
/** What the interface recommends (contract 8). */
export const RECOMMENDED_PASSWORD = 12;
/** A password has fewer characters than 256 (contract 8). */
export const LONGEST_PASSWORD = 255;

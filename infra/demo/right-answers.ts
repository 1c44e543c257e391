/** What is right in the exam of the rich demo form, and the answer to its question that has no right one. */
export const RIGHT_ANSWERS = [
  'Kun putoamiskorkeus on yli 2 m',
  'Työnjohtajalle',
  'Työsuojeluvaltuutetulle',
  'Portin 1 edessä',
  'Runkotyöt',
] as const;

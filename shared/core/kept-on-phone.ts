/** How long a phone keeps work that is not sent, and the keys that open an induction (rule 2.2). */
export const KEPT_ON_PHONE_DAYS = 14;

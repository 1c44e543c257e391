/** Names the list of induction forms in what the browser remembers of it. */
export const INDUCTION_FORMS = 'induction-forms';

/** The number of forms with waiting inductions that are listed first. */
const MOST_WAITING_FORMS = 5;

export const WAITING_FORMS = { state: 'waiting', limit: String(MOST_WAITING_FORMS) } as const;

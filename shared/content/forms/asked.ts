/** Whether a form asks for a detail of the worker, and whether it must be given (rule 3.3); stored as numbers. */
export const ASKED = { optional: 0, required: 1, notAsked: 2 } as const;

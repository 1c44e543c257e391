/** The parts of a form that can be dragged, as the lists tell each other. */
export const BLOCK_PART = 'application/x-form-block';
export const PAGE_PART = 'application/x-form-page';

/** The drag types of a form's parts. */
export const BLOCK_PART = 'application/x-form-block';
export const PAGE_PART = 'application/x-form-page';

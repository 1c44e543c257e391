/** Limits of one page; form content is plain text, so a line may contain any character. */
export const MAX_BLOCKS = 100;
export const MAX_LINES = 200;
export const MAX_OPTIONS = 30;
export const MAX_FIELDS = 40;
export const MAX_CARD_NAMES = 40;
export const MAX_IMAGES = 20;
export const MAX_LINE_CHARACTERS = 2000;
export const MAX_TITLE_CHARACTERS = 200;
export const MAX_READ_SECONDS = 3600;

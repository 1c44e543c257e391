// What the product writes and reads of a ZIP (PKWARE APPNOTE 6.3): files that are stored as they are, below 4 GB.

export const LOCAL = 0x04_03_4b_50;
export const CENTRAL = 0x02_01_4b_50;
export const END = 0x06_05_4b_50;

export const LOCAL_BYTES = 30;
export const CENTRAL_BYTES = 46;
export const END_BYTES = 22;

export const STORED = 0;
export const DEFLATED = 8;

/** How long staff can see a sent message; its secret may be sent for as long. */
export const MESSAGE_LIFE_SECONDS = 365 * 24 * 3600;

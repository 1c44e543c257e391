/** The tag by which SES names the message of a returned mail. */
export const MESSAGE_TAG = 'message';

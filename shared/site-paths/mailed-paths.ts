// The addresses that only mailed links lead to; the site's first script does without them. Of an empty id they are the beginning of a link.

export const resetPasswordPath = (requestId: string) => `/reset-password/${requestId}`;
export const invitationPath = (requestId: string) => `/invitation/${requestId}`;
export const verifyEmailPath = (id: string) => `/verify-email/${id}`;
export const undoEmailPath = (id: string) => `/undo-email/${id}`;

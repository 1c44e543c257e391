// The addresses of messages that the site's first script knows too. A path of an id is also the pattern of its route: `passPath(':passId')`.

export const FORGOT_PASSWORD_PATH = '/forgot-password';
/** Below it are the screens of staff. */
export const STAFF_PATH = '/admin';

export const userFormCodePath = (userFormId: string) => `/o/${userFormId}`;
export const cardCodePath = (cardId: string) => `/ec/${cardId}`;
export const passPath = (passId: string) => `/v/${passId}`;
export const inspectionPath = (linkId: string) => `/luettelo/${linkId}`;
export const viewPermitPath = (permitId: string, pin: string) => `/view-permit/${permitId}/${pin}`;

// The library of passkeys, loaded only where one is checked.
export { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';

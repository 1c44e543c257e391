import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { MadePasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '../../shared/core/second-step.ts';

/** The user or the browser ended the asking; the server refused nothing. */
export class PasskeyUnused extends Error {}

/** This device has a passkey of the user already, and browsers make no second one. */
export class PasskeyThere extends Error {}

/** Whether this browser has passkeys at this address: they belong to names, and an IP address is none. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname);
}

/** Asks for a passkey. Throws PasskeyUnused where none was given. */
export async function answerPasskey(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The library's types leave out no optional part; the declared shape does.
  const optionsJSON = request as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await unlessUnused(startAuthentication({ optionsJSON }))), clientExtensionResults: {} };
}

/** Makes a passkey. Throws PasskeyThere, or PasskeyUnused where none was made. */
export async function makePasskey(creation: PasskeyCreation): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await unlessUnused(startRegistration({ optionsJSON }))), clientExtensionResults: {} };
}

async function unlessUnused<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') throw new PasskeyThere('', { cause: error });
    throw new PasskeyUnused('', { cause: error });
  }
}

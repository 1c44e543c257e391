import type { MadePasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '../../../shared/core/second-step.ts';
import type { Passkey } from '../../store/entities/users/second-factors.ts';
import type { UserRecord } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';
import { makeChallenge, readChallenge, type Scope, type Spent } from './challenge.ts';
import { relyingParty } from './relying-party.ts';

const TIMEOUT_MILLISECONDS = 5 * 60_000;
/** Ed25519, ECDSA with P-256, RSA with SHA-256: what phones, computers and security keys have (COSE algorithms). */
const ALGORITHMS = [-8, -7, -257];

type Known = readonly Passkey[];

const knownOf = (passkeys: Known) =>
  passkeys.map(({ credential: id, transports }) => ({
    id,
    type: 'public-key' as const,
    ...(transports ? { transports } : {}),
  }));

/** Whether the passkey must see who holds it (a finger, a face, a PIN): where it stands for the password too. */
const mustVerify = ({ purpose }: Scope) => purpose === 'login' || purpose === 'confirm';

export function passkeyRequest(world: World, scope: Scope, passkeys: Known = []): PasskeyRequest {
  return {
    challenge: makeChallenge(world, scope),
    rpId: relyingParty(world).id,
    timeout: TIMEOUT_MILLISECONDS,
    userVerification: mustVerify(scope) ? 'required' : 'preferred',
    allowCredentials: knownOf(passkeys),
  };
}

/** The user's id is the passkey's user handle, by which a passkey alone tells whose it is. */
export function passkeyCreation(
  world: World,
  { _id, email, name }: Pick<UserRecord, '_id' | 'email' | 'name'>,
  passkeys: Known,
): PasskeyCreation {
  const { id, name: site } = relyingParty(world);
  return {
    challenge: makeChallenge(world, { purpose: 'enrol', userId: _id }),
    rp: { id, name: site },
    user: { id: _id, name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: TIMEOUT_MILLISECONDS,
    attestation: 'none',
    excludeCredentials: knownOf(passkeys),
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
  };
}

/** A passkey with a right answer, and the challenge that it answered. */
export type Answered = { passkey: Passkey; spent: Spent };

/** The passkey as its answer proves it; undefined for a wrong, late or copied one. */
export async function checkPasskey(
  world: World,
  { scope, passkeys, answer }: { scope: Scope; passkeys: Known; answer: PasskeyAnswer },
): Promise<Answered | undefined> {
  const passkey = passkeys.find(({ credential }) => credential === answer.id);
  if (!passkey) return undefined;
  const { id, origin } = relyingParty(world);
  const { verifyAuthenticationResponse } = await import('./webauthn.ts');
  const { userHandle: _, ...response } = answer.response;
  let spent: Spent | undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => (spent = readChallenge(world, scope, challenge)) !== undefined,
    expectedOrigin: origin,
    expectedRPID: id,
    // The count is compared below, once the signature is known to be right.
    credential: { id: passkey.credential, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    requireUserVerification: mustVerify(scope),
  }).catch(refused);
  if (!verified || !spent) return undefined;
  const { newCounter } = authenticationInfo;
  if (passkey.counter > 0 && newCounter <= passkey.counter) {
    // Somebody has a copy of it, and nobody knows which of the two this is.
    world.log({ level: 'warn', event: 'passkey_counter_fell', counter: newCounter });
    return undefined;
  }
  return { passkey: { ...passkey, counter: newCounter, used: world.now().toISOString() }, spent };
}

type Made = Pick<Passkey, 'credential' | 'publicKey' | 'counter' | 'transports'>;

/** What a browser's answer says of a new passkey; undefined for a wrong or late answer. */
export async function checkMadePasskey(
  world: World,
  userId: string,
  made: MadePasskey,
): Promise<{ made: Made; spent: Spent } | undefined> {
  const { id, origin } = relyingParty(world);
  const { verifyRegistrationResponse } = await import('./webauthn.ts');
  const scope: Scope = { purpose: 'enrol', userId };
  let spent: Spent | undefined;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...made,
      response: { ...made.response, transports: made.response.transports ?? [] },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => (spent = readChallenge(world, scope, challenge)) !== undefined,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!verified || !spent) return undefined;
  const { id: credential, publicKey, counter } = registrationInfo.credential;
  const { transports } = made.response;
  return {
    made: {
      credential,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      ...(transports ? { transports } : {}),
    },
    spent,
  };
}

/** The library throws for whatever is wrong with an answer. */
function refused(): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  return { verified: false };
}

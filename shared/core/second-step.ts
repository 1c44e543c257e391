import * as z from 'zod/mini';

/** The ways in which a user proves a second factor. */
export const FACTOR_WAYS = ['code', 'passkey', 'recoveryCode'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/));
/** A credential's id has at most 1023 bytes (WebAuthn 3, 4). */
const CredentialId = base64url(1400);
const Transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));

const KnownPasskey = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(Transports) });

/** What a browser is given to ask for a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred']),
  /** The user's passkeys; empty where the passkey tells whose it is. */
  allowCredentials: z.array(KnownPasskey),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** What a browser is given to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownPasskey),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('preferred'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const Credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

/** A passkey's answer (`AuthenticationResponseJSON`). */
export const PasskeyAnswer = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(base64url(100)),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** A passkey that was made (`RegistrationResponseJSON`). */
export const MadePasskey = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(10_000),
    transports: z.optional(Transports),
  }),
});
export type MadePasskey = z.infer<typeof MadePasskey>;

/** The proof of a second factor: one of its ways. */
export const FactorProof = z.object({
  code: z.optional(z.string().check(z.maxLength(20))),
  recoveryCode: z.optional(z.string().check(z.maxLength(40))),
  passkey: z.optional(PasskeyAnswer),
});
export type FactorProof = z.infer<typeof FactorProof>;

/** The rest of a login after a right password, for `POST /login/second-step`. */
export type SecondStep = {
  ticket: string;
  ways: readonly FactorWay[];
  /** With the way `passkey`. */
  passkey?: PasskeyRequest;
};

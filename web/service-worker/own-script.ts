type ScriptUrls = { createScriptURL: (path: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };

/** A path on this origin, and no address of another one. */
const OWN_PATH = /^\/\w/;

let policy: ScriptUrls | undefined;

/** The address of one of the site's own worker scripts, as the site's Trusted Types want it. */
export function ownScript(path: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // A document may make a policy of a name only once.
  policy ??= trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (asked) => (OWN_PATH.test(asked) ? asked : ''),
  });
  return policy?.createScriptURL(path) ?? path;
}

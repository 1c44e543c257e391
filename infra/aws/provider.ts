import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a privacy notice must contain (GDPR, article 13), by build setting; `data-provider` marks it in the page. */
const NEEDED = { name: 'PROVIDER_NAME', address: 'PROVIDER_ADDRESS', mail: 'PROVIDER_MAIL' };
const NOTICE = 'pages/fi/privacy.html';

/** Throws when the privacy notice of a built site does not name the service's provider and contact details. */
export function requireProvider(site: string): void {
  const notice = readFileSync(join(site, NOTICE), 'utf8');
  const missing = Object.entries(NEEDED).flatMap(([part, name]) =>
    notice.includes(`data-provider="${part}"`) ? [] : [name],
  );
  if (missing.length === 0) return;
  throw new Error(
    `The privacy notice does not name its provider: give ${missing.join(', ')} in the environment of the build.`,
  );
}

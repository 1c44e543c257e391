import { createFiles } from '../outside/files-s3.ts';
import type { ReadSiteFile } from './built-site.ts';

/** Reads the installed site from its bucket, so that a page names the files of the site that is there. */
export function siteFromEnv(env: Readonly<Record<string, string | undefined>>): ReadSiteFile {
  const { SITE_BUCKET: bucket = '', S3_ENDPOINT: endpoint, AWS_REGION: region = '' } = env;
  const files = createFiles({ bucket, region, ...(endpoint === undefined ? {} : { endpoint }) });
  return async (file) => {
    const bytes = await files.get(file);
    return bytes && Buffer.from(bytes).toString();
  };
}

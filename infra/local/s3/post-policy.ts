import * as z from 'zod/mini';
import { verifyChecksums } from './checksums.ts';
import type { S3Answer, S3Call } from './s3-call.ts';
import { keptHeaders, xmlAnswer } from './s3-call.ts';
import { S3Error, accessDenied, notImplemented } from './s3-error.ts';
import { document, element } from '../listening/xml.ts';
import { isSameText, policySignature } from './signature.ts';
import type { Credentials } from './verify-request.ts';
import { verifiedScope } from './verify-request.ts';

const Policy = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});
type Policy = z.infer<typeof Policy>;

type Form = { fields: Record<string, string>; file: File };

const invalid = (reason: string): S3Error => accessDenied(`Invalid according to Policy: ${reason}`);

/** A browser's presigned POST: only fields that the signed policy covers take effect. */
export async function postObject(
  { folder, bucket, headers }: Omit<S3Call, 'key' | 'readContent'>,
  body: Buffer,
  { credentials, now }: { credentials: Credentials; now: Date },
): Promise<S3Answer> {
  const { fields, file } = await formOf(body, headers['content-type'] ?? '');
  const policy = verifiedPolicy(fields, credentials, now);
  const bytes = Buffer.from(await file.arrayBuffer());
  const values = { ...fields, bucket, key: (fields['key'] ?? '').replaceAll('${filename}', file.name) };
  verifyConditions(policy, values, bytes.length);
  verifyCovered(policy, fields);
  verifyChecksums(bytes, Object.entries(fields));
  if ('success_action_redirect' in fields) throw notImplemented('success_action_redirect');
  const object = await folder.put(values.key, bytes, { headers: keptHeaders(fields) });
  if (!object) throw new S3Error(500, 'InternalError');
  return answerOf(fields['success_action_status'], bucket, values.key, object.etag);
}

/** The fields before the file, with lower-case names; S3 ignores fields after the file. */
async function formOf(body: Buffer, contentType: string): Promise<Form> {
  const fields: Record<string, string> = {};
  for (const [name, value] of await parsedForm(body, contentType)) {
    const isFile = name.toLowerCase() === 'file';
    if (isFile) return { fields, file: typeof value === 'string' ? new File([value], '') : value };
    fields[name.toLowerCase()] = typeof value === 'string' ? value : await value.text();
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}

async function parsedForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new S3Error(400, 'MalformedPOSTRequest');
  }
}

function verifiedPolicy(fields: Record<string, string>, credentials: Credentials, now: Date): Policy {
  const { policy: encoded, 'x-amz-signature': signature = '' } = fields;
  if (encoded === undefined) throw accessDenied();
  const scope = verifiedScope(credentials, fields['x-amz-credential'] ?? '', fields['x-amz-date'] ?? '');
  if (!isSameText(policySignature(credentials.secretAccessKey, scope, encoded), signature)) {
    throw new S3Error(403, 'SignatureDoesNotMatch');
  }
  const policy = parsedPolicy(encoded);
  if (!(now.getTime() < Date.parse(policy.expiration))) throw invalid('Policy expired.');
  return policy;
}

function parsedPolicy(encoded: string): Policy {
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument');
  }
}

type FieldRule = { operator: 'eq' | 'starts-with'; field: string; value: string };

function fieldRules(policy: Policy): FieldRule[] {
  return policy.conditions.flatMap((condition): FieldRule[] => {
    if (!Array.isArray(condition)) {
      return Object.entries(condition).map(([name, value]) => ({ operator: 'eq', field: name.toLowerCase(), value }));
    }
    const [operator, name, value] = condition;
    if (operator === 'content-length-range') return [];
    return [{ operator, field: name.replace(/^\$/, '').toLowerCase(), value }];
  });
}

function verifyConditions(policy: Policy, values: Record<string, string>, size: number): void {
  for (const { operator, field, value } of fieldRules(policy)) {
    const sent = values[field] ?? '';
    const isMet = operator === 'eq' ? field in values && sent === value : sent.startsWith(value);
    if (!isMet) throw invalid(`Policy Condition failed: ["${operator}", "$${field}", "${value}"]`);
  }
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition) || condition[0] !== 'content-length-range') continue;
    const [, least, most] = condition;
    if (size < least) throw new S3Error(400, 'EntityTooSmall');
    if (size > most) throw new S3Error(400, 'EntityTooLarge');
  }
}

const UNCOVERED = /^(policy|x-amz-signature|x-ignore-.*)$/;

function verifyCovered(policy: Policy, fields: Record<string, string>): void {
  const covered = new Set(fieldRules(policy).map(({ field }) => field));
  const extra = Object.keys(fields).filter((name) => !covered.has(name) && !UNCOVERED.test(name));
  if (extra.length > 0) throw invalid(`Extra input fields: ${extra.join(', ')}`);
}

function answerOf(asked: string | undefined, bucket: string, key: string, etag: string): S3Answer {
  if (asked !== '201') return { status: asked === '200' ? 200 : 204, headers: { etag } };
  const parts = [element('Bucket', bucket), element('Key', key), element('ETag', etag)];
  const answer = xmlAnswer(document(element('PostResponse', parts)), 201);
  return { ...answer, headers: { ...answer.headers, etag } };
}

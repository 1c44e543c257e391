type Resource = { Type: string; Properties?: Record<string, unknown> };
export type Template = { Resources?: Record<string, Resource> };

type Statement = Record<string, unknown> & { Effect: string };
type Document = { Statement: Statement[] };

const MANAGED = /[\w-]+$/;

/** Every role of a template with its principal and its rights, as lines of text. */
export function rightsOfRoles({ Resources = {} }: Template): string[] {
  const all = Object.entries(Resources);
  const roles = all.filter(([, { Type }]) => Type === 'AWS::IAM::Role');
  const policies = all.filter(([, { Type }]) => Type === 'AWS::IAM::Policy').map(([, policy]) => policy);
  return roles.flatMap(([id, role]) => {
    const users = all.filter(([, { Properties = {} }]) => targetOf(Properties['Role']) === id).map(([name]) => name);
    const own = policies.filter(({ Properties = {} }) => names(Properties['Roles']).includes(id));
    const managed = (role.Properties?.['ManagedPolicyArns'] ?? []) as unknown[];
    const statements = [...own.map((policy) => policy.Properties?.['PolicyDocument'] as Document), ...inlineOf(role)];
    return [
      `${id}${users.length > 0 ? ` of ${users.join(', ')}` : ''}`,
      ...managed.map((arn) => `  managed  ${MANAGED.exec(showValue(arn))?.[0]}`),
      ...statements.flatMap(({ Statement }) => Statement.map(lineOf)),
    ];
  });
}

function inlineOf({ Properties = {} }: Resource): Document[] {
  const inline = (Properties['Policies'] ?? []) as { PolicyDocument: Document }[];
  return inline.map(({ PolicyDocument }) => PolicyDocument);
}

function lineOf({ Effect, Action, Resource, NotResource, Condition }: Statement): string {
  const where = Resource === undefined ? `not ${list(NotResource)}` : list(Resource);
  return `  ${Effect}  ${list(Action)}  on  ${where}${Condition === undefined ? '' : `  if  ${showValue(Condition)}`}`;
}

const list = (value: unknown): string => [value].flat().map(showValue).join(' ');
const names = (roles: unknown): unknown[] => [roles].flat().map(targetOf);

/** The logical id that a reference points to. */
function targetOf(value: unknown): unknown {
  const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: string[] };
  return Ref ?? attribute?.[0];
}

/** A short form of a template value: references as `<id>`, joined parts concatenated. */
function showValue(value: unknown): string {
  if (typeof value === 'string') return value;
  const target = targetOf(value);
  if (typeof target === 'string') return `<${target}>`;
  const { 'Fn::Join': join, 'Fn::ImportValue': imported, 'Fn::Sub': filled } = (value ?? {}) as Record<string, unknown>;
  if (Array.isArray(join)) return (join[1] as unknown[]).map(showValue).join(String(join[0]));
  if (typeof filled === 'string') return filled;
  return imported === undefined ? JSON.stringify(value) : `<${showValue(imported)}>`;
}

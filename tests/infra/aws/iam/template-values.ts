import { LOCAL_REGION, LOCAL_TABLE_NAME } from '../../../../infra/local/data/embedded-dynamodb.ts';
import type { Synthesized } from '../synthesized-product.ts';

export const ACCOUNT = '123456789012';
/** The buckets that functions read; their names on this machine are these in small letters. */
const BUCKETS = /^(Files|Site)/;

type Template = {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
};

const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::Region': LOCAL_REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::NoValue': '',
};

/** What a template's resource is on this machine: its name and its ARN. */
function placeOf(id: string, type: string): { name: string; arn: string } {
  const at = (service: string) => `arn:aws:${service}:${LOCAL_REGION}:${ACCOUNT}`;
  if (type === 'AWS::DynamoDB::GlobalTable')
    return { name: LOCAL_TABLE_NAME, arn: `${at('dynamodb')}:table/${LOCAL_TABLE_NAME}` };
  const [bucket] = BUCKETS.exec(id) ?? [];
  if (type === 'AWS::S3::Bucket' && bucket !== undefined)
    return { name: bucket.toLowerCase(), arn: `arn:aws:s3:::${bucket.toLowerCase()}` };
  if (type === 'AWS::SecretsManager::Secret') {
    const arn = `${at('secretsmanager')}:secret:${id}`;
    return { name: arn, arn };
  }
  return { name: id, arn: `${at('other')}:${id}` };
}

/** Fills references in, over the borders of stacks: what is left are the texts that AWS would compare with. */
export class TemplateValues {
  readonly #templates: Readonly<Record<string, Template>>;

  constructor({ templates }: Synthesized) {
    this.#templates = Object.fromEntries(
      Object.entries(templates).map(([name, template]) => [name, template.toJSON() as Template]),
    );
  }

  /** Throws for a function of templates that is not known here. */
  text(stack: string, value: unknown): string {
    if (typeof value === 'string') return value;
    const [[name, input] = ['', undefined]] = Object.entries((value ?? {}) as Record<string, unknown>);
    const fill = this.#functions(stack)[name];
    if (!fill) throw new Error(`no value is known for ${JSON.stringify(value)}`);
    return fill(input);
  }

  /** The ARN of the secret that holds the keys. */
  keysSecret(): string {
    const found = Object.entries(this.#templates).flatMap(([stack, { Resources }]) =>
      Object.entries(Resources)
        .filter(([, { Type }]) => Type === 'AWS::SecretsManager::Secret')
        .map(([id]) => this.#place(stack, id).arn),
    );
    if (found.length !== 1) throw new Error(`${found.length} secrets may hold the keys`);
    return String(found[0]);
  }

  /** The name of the set by which mails are sent. */
  mailSet(): string {
    const found = Object.entries(this.#templates).flatMap(([stack, { Resources }]) =>
      Object.entries(Resources)
        .filter(([, { Type }]) => Type === 'AWS::SES::ConfigurationSet')
        .map(([id]) => this.#place(stack, id).name),
    );
    if (found.length !== 1) throw new Error(`${found.length} sets may send mails`);
    return String(found[0]);
  }

  #functions(stack: string): Readonly<Record<string, (input: unknown) => string>> {
    return {
      Ref: (id) => PSEUDO[String(id)] ?? this.#place(stack, String(id)).name,
      'Fn::GetAtt': (input) => {
        const [id = '', attribute = ''] = input as string[];
        return attribute === 'Arn' ? this.#place(stack, id).arn : `${id}.${attribute}`;
      },
      'Fn::Join': (input) => {
        const [between, parts] = input as [string, unknown[]];
        return parts.map((part) => this.text(stack, part)).join(between);
      },
      'Fn::Sub': (input) => String(input).replace(/\$\{([^}]+)\}/g, (_, id: string) => this.text(stack, { Ref: id })),
      'Fn::ImportValue': (input) => this.#imported(this.text(stack, input)),
    };
  }

  #place(stack: string, id: string): { name: string; arn: string } {
    const resource = this.#templates[stack]?.Resources[id];
    if (!resource) throw new Error(`${stack} has no ${id}`);
    return placeOf(id, resource.Type);
  }

  #imported(name: string): string {
    for (const [stack, { Outputs = {} }] of Object.entries(this.#templates)) {
      for (const { Value, Export } of Object.values(Outputs)) {
        if (Export && this.text(stack, Export.Name) === name) return this.text(stack, Value);
      }
    }
    throw new Error(`nothing exports ${name}`);
  }
}

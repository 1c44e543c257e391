type Template = { Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }> };
export type Templates = Readonly<Record<string, Template>>;

/** What the stacks hold for each other by name: the value of each export, as the template has it. */
export function exportsOf(templates: Templates): Map<string, string> {
  const outputs = Object.values(templates).flatMap(({ Outputs = {} }) => Object.values(Outputs));
  return new Map(outputs.flatMap(({ Value, Export }) => (Export ? [[Export.Name, JSON.stringify(Value)]] : [])));
}

/** The exports that any of the stacks import. */
export function importsOf(templates: Templates): string[] {
  const found = [...JSON.stringify(templates).matchAll(/\{"Fn::ImportValue":"([^"]+)"\}/g)].map(
    ([, name]) => name ?? '',
  );
  return [...new Set(found)].toSorted();
}

/** The imports of stacks as they are deployed that stacks as they will be no longer export, or with another value: CloudFormation refuses them. */
export function refused(before: Templates, after: Templates): string[] {
  const [held, offered] = [exportsOf(before), exportsOf(after)];
  return importsOf(before).filter((name) => offered.get(name) !== held.get(name));
}

/** What a release is remembered by: of each export that something imports its value. */
export function remembered(templates: Templates): Record<string, string> {
  const held = exportsOf(templates);
  return Object.fromEntries(importsOf(templates).map((name) => [name, held.get(name) ?? '']));
}

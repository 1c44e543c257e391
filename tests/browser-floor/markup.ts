import { type Finding, featuresOf, isNewer } from './compat-data.ts';
import { isPart, keyOf, type Part, textOf } from './parsed.ts';

const older = new Set<string>();
const newer = new Map<string, string>();
for (const feature of [...featuresOf('html', 'global_attributes'), ...featuresOf('html', 'elements')]) {
  const isGlobal = feature.names[1] === 'global_attributes';
  const [element, attribute] = isGlobal ? ['*', feature.names[2]] : feature.names.slice(2);
  if (feature.names.length !== (isGlobal ? 3 : 4) || !attribute) continue;
  const name = `${element}.${attribute}`;
  if (isNewer(feature)) newer.set(name, feature.path);
  else older.add(name);
}

/** The path in MDN's data of an element's attribute that some browser of the floor lacks. */
function newerAttribute(element: string, attribute: string): string | undefined {
  const name = attribute.toLowerCase();
  return newer.get(`${element}.${name}`) ?? (older.has(`${element}.${name}`) ? undefined : newer.get(`*.${name}`));
}

/** The newer attributes of an element that a part of a script makes. */
export function attributesOf({ type, arguments: given }: Part): string[] {
  const [element, attributes] = type === 'CallExpression' ? (given as Part[]) : [];
  const tag = textOf(element);
  if (tag === undefined || attributes?.type !== 'ObjectExpression') return [];
  const keys = (attributes['properties'] as unknown[]).filter(isPart).map(keyOf);
  return keys.flatMap((key) => (key === undefined ? undefined : newerAttribute(tag, key)) ?? []);
}

/** The newer attributes in a page of the site. */
export function newerInMarkup(html: string): Finding[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].flatMap(
    ([around, element = '', attributes = '']) =>
      [...attributes.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)].flatMap(([, name = '']) => {
        const feature = newerAttribute(element, name);
        return feature === undefined ? [] : [{ feature, around }];
      }),
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BROWSER_FLOOR } from '../../web/build/browser-floor.ts';

type Support = {
  version_added: string | boolean | null;
  version_removed?: string | boolean | null;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
};
type Compat = { support: Record<string, Support | Support[]>; spec_url?: string | string[] };
type Node = { __compat?: Compat } & { [name: string]: Node };
type Releases = Record<string, { engine_version?: string }>;
type Data = Record<'api' | 'css' | 'html' | 'javascript', Node> & { browsers: Record<string, { releases: Releases }> };

/** Something that browsers have or have not: its path in MDN's data, and which browsers of the floor lack it. */
export type Feature = { path: string; names: readonly string[]; isOfPrototype: boolean; lackedBy: readonly string[] };

/** What a file uses that is above the floor: the feature's path in MDN's data, and the code around it. */
export type Finding = { feature: string; around: string };

/** The floor by the names that MDN's data has for browsers. */
const FLOOR: Readonly<Record<string, string>> = {
  chrome: BROWSER_FLOOR.chrome,
  chrome_android: BROWSER_FLOOR.chrome,
  edge: BROWSER_FLOOR.edge,
  firefox: BROWSER_FLOOR.firefox,
  firefox_android: BROWSER_FLOOR.firefox,
  safari: BROWSER_FLOOR.safari,
  safari_ios: BROWSER_FLOOR.ios,
  samsunginternet_android: BROWSER_FLOOR.samsung,
};

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const data = JSON.parse(readFileSync(file, 'utf8')) as Data;

function isAtMost(version: unknown, floor: string): boolean {
  if (typeof version !== 'string' || version === 'preview') return false;
  const [[major = 0, minor = 0], [floorMajor = 0, floorMinor = 0]] = [version.replace('≤', ''), floor].map((each) =>
    each.split('.').map(Number),
  ) as [number[], number[]];
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
}

/** Under its own name, without a prefix and without a switch in the settings. */
function has(support: Support, floor: string): boolean {
  if (support.flags || support.prefix || support.alternative_name) return false;
  return isAtMost(support.version_added, floor) && !isAtMost(support.version_removed, floor);
}

function lackedBy({ support }: Compat): string[] {
  return Object.entries(FLOOR).flatMap(([browser, floor]) => {
    const known = [support[browser] ?? []].flat();
    return known.some((each) => has(each, floor)) ? [] : [browser];
  });
}

function featuresUnder(node: Node, names: readonly string[]): Feature[] {
  const { __compat: compat, ...inner } = node;
  const own = compat && {
    path: names.join('.'),
    names,
    isOfPrototype: [compat.spec_url ?? []].flat().some((url) => url.includes('prototype')),
    lackedBy: lackedBy(compat),
  };
  const within = Object.entries(inner).flatMap(([name, each]) => featuresUnder(each, [...names, name]));
  return own ? [own, ...within] : within;
}

/** Every feature under a part of MDN's data, as `css.selectors`. */
export function featuresOf(...part: ['api' | 'css' | 'html' | 'javascript', ...string[]]): Feature[] {
  const node = part.reduce<Node | undefined>((found, name) => found?.[name], data as unknown as Node);
  if (!node) throw new Error(`MDN's data has no ${part.join('.')}.`);
  return featuresUnder(node, part);
}

export const isNewer = ({ lackedBy: browsers }: Feature) => browsers.length > 0;

/** The feature at a path that must be there. */
export function featureAt(path: string): Feature {
  const [part, ...names] = path.split('.') as ['css', ...string[]];
  const [found] = featuresOf(part, ...names);
  if (found?.path !== path) throw new Error(`MDN's data has no ${path}.`);
  return found;
}

/** The version of Chromium in a version of Samsung's browser. */
export function engineOfSamsung(version: string): string | undefined {
  return data.browsers['samsunginternet_android']?.releases[version]?.engine_version;
}

import { type Feature, featuresOf, isNewer } from './compat-data.ts';

/** A feature as scripts name it. */
export type Named = { feature: string; owner: string; name: string; isStatic: boolean };

/** What lies in the global scope is filed under these. */
const GLOBAL_OWNERS = new Set(['Window', 'WindowOrWorkerGlobalScope', 'ServiceWorkerGlobalScope', 'WorkerGlobalScope']);

function namedBy(feature: Feature): Named | undefined {
  const names = feature.path.startsWith('api.') ? feature.names.slice(1) : feature.names.slice(2);
  const [owner = '', member, deeper] = names[0] === 'Intl' && names.length > 2 ? names.slice(1) : names;
  if (deeper !== undefined || member?.endsWith('_event')) return undefined;
  if (member === undefined) return { feature: feature.path, owner: '', name: owner, isStatic: true };
  if (!/^\w+$/.test(member)) return undefined;
  const isStatic = member.endsWith('_static') || (feature.names[0] === 'javascript' && !feature.isOfPrototype);
  return { feature: feature.path, owner, name: member.replace(/_static$/, ''), isStatic };
}

const isDefined = (named: Named | undefined) => named !== undefined;
const all = [...featuresOf('api'), ...featuresOf('javascript', 'builtins')];
const older = all.filter((feature) => !isNewer(feature)).flatMap((feature) => [namedBy(feature)].filter(isDefined));
const newer = all.filter(isNewer).flatMap((feature) => [namedBy(feature)].filter(isDefined));

const olderNames = new Set(older.map(({ name }) => name));
const olderOwners = new Set(older.map(({ owner, name }) => owner || name));
const isGlobal = ({ owner }: Named) => owner === '' || GLOBAL_OWNERS.has(owner);
const olderGlobals = new Set(older.filter(isGlobal).map(({ name }) => name));
const isBuiltin = ({ feature }: Named) => feature.startsWith('javascript.');
/** An object that no browser of the floor can make is had through something else that is newer. */
const isReachable = (named: Named) => isBuiltin(named) || olderOwners.has(named.owner);

/** Where several share a name the first stands for them. */
function byKey(found: readonly Named[], key: (named: Named) => string): Map<string, string> {
  return new Map([...found].reverse().map((named) => [key(named), named.feature]));
}

/** Where every API lies that some browser of the floor lacks: in the global scope, in an object, or in what it makes. */
export const NEWER_PLACES = {
  globals: newer.filter((named) => isGlobal(named) && !olderGlobals.has(named.name)).map(({ name }) => name),
  constructors: newer.filter(({ owner, name }) => owner === name).map(({ name }) => name),
  statics: newer.filter(({ owner, name, isStatic }) => isStatic && owner !== '' && owner !== name),
  members: newer.filter((named) => !named.isStatic && !isGlobal(named)),
};

/** Newer APIs that a script names in a way which nothing older shares; each with its path in MDN's data. */
export const NEWER_NAMES = {
  /** `requestIdleCallback` */
  globals: byKey(
    newer.filter((named) => isGlobal(named) && !olderGlobals.has(named.name)),
    ({ name }) => name,
  ),
  /** `new CSSStyleSheet` */
  constructors: byKey(
    newer.filter(({ owner, name }) => owner === name),
    ({ name }) => name,
  ),
  /** `URL.canParse` */
  statics: byKey(
    newer.filter(({ isStatic, owner, name }) => isStatic && owner !== '' && owner !== name),
    ({ owner, name }) => `${owner}.${name}`,
  ),
  /** `.toSorted` */
  members: byKey(
    newer.filter((named) => !named.isStatic && isReachable(named) && !olderNames.has(named.name)),
    ({ name }) => name,
  ),
};

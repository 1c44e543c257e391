import { KEY_RINGS, type Keys } from '../../../../functions/security/keys.ts';

type NamedKey = { id: string; key: string };
/** The key in use and the other accepted keys; during a rotation the next key is the first of the others. */
export type Ring = { current: NamedKey; others: readonly NamedKey[] };

type Named = (typeof KEY_RINGS)[number];
type RingName = Named | keyof NonNullable<Keys['others']>;

const isNamed = (name: RingName): name is Named => KEY_RINGS.some((one) => one === name);

/** The keys of one kind, with or without key ids. */
export function ringIn(keys: Keys, name: RingName): Ring {
  if (!isNamed(name)) {
    const unnamed = (key: string) => ({ id: '', key });
    return { current: unnamed(keys[name] ?? ''), others: (keys.others?.[name] ?? []).map(unnamed) };
  }
  const { current, keys: known } = keys[name];
  const all = Object.entries(known).map(([id, key]) => ({ id, key }));
  return {
    current: { id: current, key: known[current] ?? '' },
    others: all.filter(({ id }) => id !== current).reverse(),
  };
}

/** Replaces the keys of one kind. */
export function withRing<K extends Keys>(keys: K, name: RingName, { current, others }: Ring): K {
  if (isNamed(name)) {
    const all = [...others.toReversed(), current].map(({ id, key }) => [id, key]);
    return { ...keys, [name]: { current: current.id, keys: Object.fromEntries(all) } };
  }
  // A value that is looked up by its hash keeps the hash of the first pepper.
  const lasting = name === 'pepper' ? { lasting: keys.lasting ?? keys.pepper } : {};
  const accepted = { ...keys.others, [name]: others.map(({ key }) => key) };
  return { ...keys, ...lasting, [name]: current.key, others: accepted };
}

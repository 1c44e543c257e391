import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameJson } from '../../../shared/content/answers/canonical.ts';
import { changedNames, mergeEdits } from '../../../shared/core/merge.ts';

type Parts = Record<string, unknown>;

const anyName = fc.constantFrom('a', 'b', 'c', 'd', '0', '1');
const anyValue = fc.oneof(fc.constantFrom('', 'x', 'y', null), fc.array(fc.constantFrom(1, 2), { maxLength: 2 }));
const anyParts: fc.Arbitrary<Parts> = fc.dictionary(anyName, anyValue);

const merge = (base: Parts, mine: Parts, theirs: Parts) => mergeEdits({ base, mine, theirs }, isSameJson);
const changed = (before: Parts, after: Parts) => changedNames(before, after, isSameJson);

describe('two edits of one thing', () => {
  test('lose no change of either side: what is not changed here is as saved there, the rest as typed here', () => {
    fc.assert(
      fc.property(anyParts, anyParts, anyParts, (base, mine, theirs) => {
        const { merged, conflicts } = merge(base, mine, theirs);
        const [here, there] = [changed(base, mine), changed(base, theirs)];
        for (const name of here) expect(merged[name]).toEqual(mine[name]);
        for (const name of there.filter((each) => !here.includes(each))) expect(merged[name]).toEqual(theirs[name]);
        const lost = there.filter((name) => !isSameJson(merged[name], theirs[name]));
        expect(conflicts.toSorted()).toEqual(lost.toSorted());
      }),
    );
  });

  test('add nothing that neither side has', () => {
    fc.assert(
      fc.property(anyParts, anyParts, anyParts, (base, mine, theirs) => {
        for (const [name, value] of Object.entries(merge(base, mine, theirs).merged)) {
          expect([mine[name], theirs[name]]).toContainEqual(value);
        }
      }),
    );
  });

  test('are the one edit where the other side changed nothing', () => {
    fc.assert(
      fc.property(anyParts, anyParts, (base, edited) => {
        expect(merge(base, edited, base)).toEqual({ merged: edited, conflicts: [] });
        expect(merge(base, base, edited)).toEqual({ merged: edited, conflicts: [] });
      }),
    );
  });

  test('that come to the same are no conflict', () => {
    fc.assert(
      fc.property(anyParts, anyParts, (base, both) => {
        expect(merge(base, both, both)).toEqual({ merged: both, conflicts: [] });
      }),
    );
  });

  test('are in conflict at the same names whichever side asks, and merge alike everywhere else', () => {
    fc.assert(
      fc.property(anyParts, anyParts, anyParts, (base, one, other) => {
        const [here, there] = [merge(base, one, other), merge(base, other, one)];
        expect(here.conflicts.toSorted()).toEqual(there.conflicts.toSorted());
        const agreed = ({ merged }: typeof here) =>
          Object.entries(merged).filter(([name]) => !here.conflicts.includes(name));
        expect(Object.fromEntries(agreed(here))).toEqual(Object.fromEntries(agreed(there)));
      }),
    );
  });

  test('are merged over each other once: merging again changes nothing', () => {
    fc.assert(
      fc.property(anyParts, anyParts, anyParts, (base, mine, theirs) => {
        const { merged } = merge(base, mine, theirs);
        expect(merge(theirs, merged, theirs)).toEqual({ merged, conflicts: [] });
      }),
    );
  });

  test('whose base is not known are in conflict wherever they differ', () => {
    expect(merge({}, { a: 1, b: 1 }, { a: 1, b: 2 })).toEqual({ merged: { a: 1, b: 1 }, conflicts: ['b'] });
  });
});

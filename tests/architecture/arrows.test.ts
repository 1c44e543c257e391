import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycle, forbiddenImports } from './arrows.ts';
import { parsed, readTree, ROOMS, ROOT, roomOf } from './imports.ts';

const tree = readTree();

describe('the rooms of the house', () => {
  test('the whole tree is seen: every room has files, and every relative import leads to a file that exists', () => {
    for (const room of ROOMS)
      expect(tree.filter(({ file }) => file.startsWith(`${room}/`)).length, room).toBeGreaterThan(5);
    expect(tree.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
    const missing = tree.flatMap(({ file, imports }) =>
      imports.filter((target) => !existsSync(path.join(ROOT, target))).map((target) => `${file} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test('no import goes against the arrows', () => {
    expect(forbiddenImports(tree)).toEqual([]);
  });

  test.each([
    ['shared/permits/permit.ts', '../../functions/world.ts'],
    ['shared/core/pin.ts', '../content/page.ts'],
    ['functions/user-forms/x.ts', '../induction-forms/show-induction-form.ts'],
    ['functions/store/x.ts', '../http/answer.ts'],
    ['web/ui/button.tsx', '../app/call.ts'],
    ['web/user-forms/x.tsx', '../approval/approval-page.tsx'],
    ['web/user-forms/x.tsx', '../app/router.tsx'],
    ['web/app/call.ts', '../login/login-page.tsx'],
    ['web/user-forms/x.tsx', '../../functions/world.ts'],
    ['functions/api/app.ts', '../../tests/fixtures/test-app.ts'],
  ])('an import from %s to %s is noticed', (file, target) => {
    expect(forbiddenImports([parsed(file, `import { x } from '${target}';`)])).toHaveLength(1);
  });

  test('no files import each other in a circle', () => {
    expect(findCycle(tree)).toBeUndefined();
    const a = parsed('web/ui/a.ts', "import './b.ts';");
    const b = parsed('web/ui/b.ts', "import './a.ts';");
    expect(findCycle([a, b])).toEqual(['web/ui/a.ts', 'web/ui/b.ts', 'web/ui/a.ts']);
  });

  test('the clients of AWS are made outside the features only', () => {
    const users = tree.filter(
      ({ file, packages }) => file.startsWith('functions/') && packages.some((name) => name.startsWith('@aws-sdk/')),
    );
    const rooms = new Set(users.map(({ file }) => roomOf(file)));
    expect([...rooms].toSorted()).toEqual(['functions', 'functions/outside', 'functions/store']);
  });
});

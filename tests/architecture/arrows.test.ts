import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycle, forbiddenImports, unusedArrows, wayTo } from './arrows.ts';
import { parsed, readTree, ROOMS, ROOT, roomOf } from './imports.ts';
import { readTexts } from './texts.ts';

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

  test('every arrow is used', () => {
    expect(unusedArrows(tree)).toEqual([]);
  });

  test.each([
    ['shared/permits/permit.ts', '../../functions/world.ts'],
    ['shared/core/pin.ts', '../content/page.ts'],
    ['functions/user-forms/x.ts', '../induction-forms/show-induction-form.ts'],
    ['functions/store/x.ts', '../http/answer.ts'],
    ['web/ui/button.tsx', '../app/api/call.ts'],
    ['web/user-forms/x.tsx', '../approval/approval-page.tsx'],
    ['web/user-forms/x.tsx', '../app/routing/router.tsx'],
    ['web/app/api/call.ts', '../../login/login-page.tsx'],
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

  test('nothing that the site reads when it runs leads to the library of schemas', () => {
    const site = tree.filter(({ file }) => /^(web\/|shared\/.*-api\.ts$)/.test(file) && roomOf(file) !== 'web/build');
    expect(wayTo('zod/mini', site, tree)).toBeUndefined();
    expect(wayTo('shared/core/endpoint.ts', site, tree)).toBeDefined();
  });

  test('a type is no way to what it comes from, and a value is', () => {
    const shapes = parsed('shared/x/x-shapes.ts', "import * as z from 'zod/mini';");
    const way = (source: string) => {
      const api = parsed('shared/x/x-api.ts', source);
      return wayTo('zod/mini', [api], [api, shapes]);
    };
    expect(way("import type { xShapes } from './x-shapes.ts';")).toBeUndefined();
    expect(way("import { type X, type xShapes } from './x-shapes.ts';")).toBeUndefined();
    for (const source of ["import { xShapes } from './x-shapes.ts';", "import { type X, x } from './x-shapes.ts';"])
      expect(way(source)).toEqual(['shared/x/x-api.ts', 'shared/x/x-shapes.ts', 'zod/mini']);
  });

  test('no error of the product is told by its class, which is another in a part that is loaded by itself', () => {
    const told = readTexts().filter(({ text }) => /\binstanceof (AppError|NetworkError)\b/.test(text));
    expect(told.map(({ file }) => file).filter((file) => !file.startsWith('tests/'))).toEqual([]);
  });

  test('the clients of AWS are made outside the features only', () => {
    const users = tree.filter(
      ({ file, packages }) => file.startsWith('functions/') && packages.some((name) => name.startsWith('@aws-sdk/')),
    );
    const rooms = new Set(users.map(({ file }) => roomOf(file)));
    expect([...rooms].toSorted()).toEqual(['functions', 'functions/outside', 'functions/store']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASSIGNABLE_ROLES, type StaffRole } from '../../shared/core/roles.ts';
import { ownPath, paths } from '../../web/app/routing/paths.ts';
import { informationPath, screenPath } from '../../web/app/routing/entry-query.tsx';
import { isScreen } from '../../web/app/routing/router.tsx';
import { landingPath, mayOpen, visibleSections } from '../../web/app/shell/sections.ts';

const ORIGIN = 'https://portti.example';

describe('a path to open', () => {
  test.each(['/login', '/o/abc', '/admin/approval?q=a%20b#x', '/page/abc/0?lang=en', '/a//b'])(
    'is opened: %s',
    (path) => {
      expect(ownPath(path, ORIGIN)).toBe(path);
    },
  );

  test.each([
    null,
    '',
    'login',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\\..\\..\\evil',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
  ])('is refused when it would leave the site or the usual form: %j', (path) => {
    expect(ownPath(path, ORIGIN)).toBeUndefined();
  });

  test('never leads to another origin, whatever is asked', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      'a',
      '?',
      '#',
      'https:',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const path = ownPath(`/${parts.join('')}`, ORIGIN) ?? '/';
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });
});

const EVIL = 'evil.example';
/** Ways in which a link tries to lead off the site through `u`. */
const PAYLOADS = [
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}//`,
  `/\\${EVIL}`,
  `\\/${EVIL}`,
  `\\\\${EVIL}`,
  `/\\/${EVIL}`,
  `/%2f%2f${EVIL}`,
  `/%2F${EVIL}`,
  `%2f%2f${EVIL}`,
  `/%5c${EVIL}`,
  `/%5C%5C${EVIL}`,
  `/%09/${EVIL}`,
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `/\r\n/${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `\u0000//${EVIL}`,
  `/\u0000/${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/./\\${EVIL}`,
  `/admin/..//${EVIL}`,
  `/login/../..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/;//${EVIL}`,
  `https://${EVIL}`,
  `https:${EVIL}`,
  `https:/${EVIL}`,
  `http:\\\\${EVIL}`,
  `HTTPS://${EVIL}/login`,
  `//${EVIL}/login`,
  `//login@${EVIL}`,
  `/@${EVIL}`,
  `${EVIL}/login`,
  `login`,
  `ftp://${EVIL}`,
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portti.example/1',
  `/\u2028/${EVIL}`,
  `/\uFF0F/${EVIL}`,
  `/x/${EVIL}`,
  '/api/health',
  '/static/images/x',
  '/dev/outbox',
  '/sw.js',
  '/Tietosuojaseloste.pdf',
];

describe('the path that `u` opens', () => {
  test.each(PAYLOADS)('is never another site, nor a path that is no screen: %j', (payload) => {
    expect(screenPath(payload, ORIGIN, isScreen)).toBeUndefined();
  });

  test.each(['/', '/aloita', '/en?lang=en', '/s/123456', '/page/abc/2', '/o/abc', '/login', '/admin/approval?q=a#x'])(
    'is a screen of the product: %s',
    (path) => {
      expect(screenPath(path, ORIGIN, isScreen)).toBe(path);
    },
  );
});

describe('the page of information that `u` opens', () => {
  test.each(PAYLOADS)('is never another site, nor another file: %j', (payload) => {
    expect(informationPath(payload, ORIGIN)).toBeUndefined();
  });

  test.each(['/tyomaaperehdytys.html', '/korttirekisteri.html', '/cookies.html?lang=en', '/en/privacy-notice.html'])(
    'is a file beside the application: %s',
    (path) => {
      expect(informationPath(path, ORIGIN)).toBe(path);
    },
  );
});

describe('the addresses', () => {
  test('lead a failed start to the landing page of the language', () => {
    expect(paths.homeWithError('fi', 404)).toBe('/?error=404');
    expect(paths.homeWithError('en', 500)).toBe('/en?error=500');
  });

  test('keep a PIN inside its own part of the path', () => {
    expect(paths.startWithPin('../admin?x')).toBe('/s/..%2Fadmin%3Fx');
  });
});

describe('the staff areas', () => {
  const links = (...roles: StaffRole[]) => visibleSections({ roles: ['user', ...roles] }).map(({ key }) => key);

  test.each<[StaffRole, string[]]>([
    ['user', ['myInductions']],
    ['orientations', ['home', 'approval', 'myInductions']],
    ['manager', ['home', 'myInductions']],
    ['admin', ['home', 'users', 'myCompany', 'reports', 'myInductions']],
  ])('are shown by the roles of rule 6.3: %s', (role, expected) => {
    expect(links(role)).toEqual(expected);
  });

  test('are all shown to root', () => {
    for (const role of ASSIGNABLE_ROLES) expect(links('root')).toEqual(expect.arrayContaining(links(role)));
  });

  test.each<[string, StaffRole[]]>([
    ['/admin/home', ['orientations', 'admin', 'permitFormCRUD']],
    ['/admin/home', ['manager']],
    ['/admin/my-inductions', []],
  ])('receive a login at the home of rule 6.3, and who has no role at their own inductions: %s', (path, roles) => {
    expect(landingPath({ roles: ['user', ...roles] })).toBe(path);
  });

  test('are opened by an address only to whom the API answers there', () => {
    const opens = (path: string, ...roles: StaffRole[]) => mayOpen({ roles: ['user', ...roles] }, path);
    for (const path of ['/admin/approval', '/admin/approval/abc', '/admin/approval/user-form/abc']) {
      expect([opens(path, 'orientations'), opens(path, 'manager'), opens(path, 'admin'), opens(path, 'root')]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect([opens(path), opens(path, 'orientationFormCRUD'), opens(path, 'permitCRUD')]).toEqual([
        false,
        false,
        false,
      ]);
    }
    expect(opens('/admin/users/abc', 'admin')).toBe(true);
    expect(opens('/admin/users/abc', 'orientations', 'manager')).toBe(false);
    expect(opens('/admin/my-inductions')).toBe(true);
  });
});

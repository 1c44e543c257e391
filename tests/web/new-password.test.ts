import { describe, expect, test } from 'vitest';
import { passwordFaults } from '../../web/app/session/new-password.ts';
import { passwordStrength } from '../../web/ui/fields/password/password-strength.ts';

describe('a new password', () => {
  test.each([
    ['12345', '12345', { password: 'password_too_short' }],
    ['123456', '123456', {}],
    ['äöäöäö', 'äöäöäö', {}],
    ['👷👷👷', '👷👷👷', { password: 'password_too_short' }],
    ['salainen', 'Salainen', { repeat: 'password_do_not_match' }],
    ['', 'x', { password: 'password_too_short', repeat: 'password_do_not_match' }],
  ])('%s repeated as %s', (password, repeat, faults) => {
    expect(passwordFaults(password, repeat)).toEqual(faults);
  });

  test.each([
    ['kissa1', 'weak'],
    ['020119801234', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['kissa-koira', 'fair'],
    ['kissa-koira-kana', 'good'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

import { describe, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import { withDefaults } from '../../../web/content/default-answers.ts';
import {
  dateChoices,
  dateOf,
  datePartsOf,
  daysInMonth,
  withPart,
} from '../../../web/content/fields/dates/date-parts.ts';
import { timeChoices, timeOf, timePartsOf } from '../../../web/content/fields/dates/time-parts.ts';
import { shownTime } from '../../../web/ui/shown-time.ts';
import { formBlock, textField, tick } from '../user-forms/user-form-of.ts';

const TODAY = '2026-11-20';

describe('a date that is chosen in three parts', () => {
  test.each([
    ['1', '2027', 31],
    ['4', '2027', 30],
    ['2', '2027', 28],
    ['2', '2028', 29],
    ['2', '2100', 28],
    ['2', '', 29],
    ['', '2027', 31],
  ])('has in month %s of %s as many days as the calendar: %i', (month, year, days) => {
    expect(daysInMonth({ month, year })).toBe(days);
    expect(dateChoices({ day: '', month, year }, 2026).day).toHaveLength(days);
  });

  test('becomes the last day of a month that is shorter', () => {
    expect(dateOf(withPart(datePartsOf('2027-01-31'), { month: '2' }))).toBe('2027-02-28');
    expect(dateOf(withPart(datePartsOf('2028-02-29'), { year: '2027' }))).toBe('2027-02-28');
    expect(dateOf(withPart(datePartsOf('2027-02-28'), { month: '3' }))).toBe('2027-03-28');
  });

  test('is empty until every part is chosen, and reads back as it was', () => {
    expect(dateOf(withPart(datePartsOf(''), { day: '5' }))).toBe('');
    expect(dateOf({ day: '5', month: '3', year: '2027' })).toBe('2027-03-05');
    expect(datePartsOf('2027-03-05')).toEqual({ day: '5', month: '3', year: '2027' });
  });

  test('lies from 5 years back to 20 ahead, or in the year that it has already', () => {
    const { year } = dateChoices(datePartsOf(''), 2026);
    expect([year[0], year.at(-1), year.length]).toEqual(['2021', '2046', 26]);
    expect(dateChoices(datePartsOf('2019-05-01'), 2026).year[0]).toBe('2019');
    expect(dateChoices(datePartsOf('2060-05-01'), 2026).year.at(-1)).toBe('2060');
  });
});

describe('a time that is chosen in two parts', () => {
  test('has every hour and every quarter, and the minute that it has already', () => {
    const { hour, minute } = timeChoices(timePartsOf('07:00'));
    expect([hour[0], hour.at(-1), hour.length]).toEqual(['00', '23', 24]);
    expect(minute).toEqual(['00', '15', '30', '45']);
    expect(timeChoices(timePartsOf('07:05')).minute).toEqual(['00', '05', '15', '30', '45']);
  });

  test('is the full hour while no minute is chosen, and empty without an hour', () => {
    expect(timeOf({ hour: '16', minute: '' })).toBe('16:00');
    expect(timeOf({ hour: '', minute: '30' })).toBe('');
  });

  test('is read as Finnish is written', () => {
    expect(['07:00', '16:30', '00:15', ''].map(shownTime)).toEqual(['7.00', '16.30', '0.15', '']);
  });
});

describe('an empty date and an empty time', () => {
  const date = { ...textField(), type: 'date' };
  const time = { ...textField(), type: 'time' };
  const defaults = (...content: object[]) => withDefaults({}, content as Block[], TODAY);

  test('stand at today and at 7.00, beside what is answered', () => {
    expect(defaults({ kind: 'p', lines: [] }, formBlock(textField('Esa'), date, time))).toEqual({
      1: ['Esa', TODAY, '07:00'],
    });
  });

  test('give way to what the worker chose', () => {
    expect(defaults(formBlock({ ...date, value: '2027-01-02' }, { ...time, value: '16:15' }))).toEqual({});
  });

  test('stay empty where they are not shown', () => {
    const hidden = { ...date, ifPreviousYes: true };
    expect(defaults(formBlock(textField('ei'), hidden))).toEqual({});
    expect(defaults(formBlock(textField('kyllä'), hidden))).toEqual({ 0: ['kyllä', TODAY] });
    expect(defaults(tick(false), formBlock(hidden))).toEqual({});
    expect(defaults(tick(true), formBlock(hidden))).toEqual({ 1: [TODAY] });
  });

  test('leave the other answers of the page as they are', () => {
    const answers = { 0: true };
    expect(withDefaults(answers, [tick(true), formBlock(textField())] as Block[], TODAY)).toBe(answers);
    expect(withDefaults(answers, [tick(true), formBlock(date)] as Block[], TODAY)).toEqual({ 0: true, 1: [TODAY] });
  });
});

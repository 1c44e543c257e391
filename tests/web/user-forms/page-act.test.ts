import { describe, expect, test } from 'vitest';
import type { Block } from '../../../shared/content/block-registry.ts';
import { pageAct } from '../../../web/user-forms/form-page/page-act.ts';
import { formBlock, question, signatureField, textField, tick } from './user-form-of.ts';

const TEXT = { kind: 'p', lines: ['Lue tämä.'] };
const act = (content: readonly object[], isSigned = false, isChanged = !isSigned) =>
  pageAct(content as unknown as Block[], { isSigned, isChanged });

describe('the primary button of a page', () => {
  test.each([
    ['confirms a page to read', [TEXT], 'confirm'],
    ['confirms a page with boxes to tick', [TEXT, tick()], 'confirm'],
    ['saves a page with fields', [formBlock(textField())], 'save'],
    ['saves a page with a free choice', [question('checkboxQuestion')], 'save'],
    ['checks an exam, whatever else is on the page', [question('examQuestion'), formBlock(textField())], 'check'],
    ['saves a signature before all else', [formBlock(textField(), signatureField()), tick()], 'saveSignature'],
    ['saves a page whose signature is optional', [formBlock(signatureField({}, false))], 'save'],
  ])('%s', (_, content, expected) => {
    expect(act(content)).toBe(expected);
  });

  test('goes on from a signed page, and saves what changed on it without checking its exam again', () => {
    const exam = [question('examQuestion'), question('checkboxQuestion')];
    expect(act(exam, true)).toBe('next');
    expect(act(exam, true, true)).toBe('save');
  });
});

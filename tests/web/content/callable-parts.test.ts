import { describe, expect, test } from 'vitest';
import { callableParts } from '../../../web/content/text/callable-parts.ts';

const numbersIn = (text: string, label?: string) =>
  callableParts(text, label).flatMap(({ text: number, href }) => (href === undefined ? [] : [[number, href]]));

describe('a text whose numbers can be rung', () => {
  test.each([
    ['Vastaava mestari Matti Meikäläinen, 040 123 4567', '040 123 4567', '+358401234567'],
    ['0401234567', '0401234567', '+358401234567'],
    ['Soita numeroon 040-123 4567.', '040-123 4567', '+358401234567'],
    ['Työnjohto: +358 40 123 4567 (24 h)', '+358 40 123 4567', '+358401234567'],
    ['+358401234567', '+358401234567', '+358401234567'],
    ['+358 (0)40 123 4567', '+358 (0)40 123 4567', '+358401234567'],
    ['Eesti: +372 5123 4567', '+372 5123 4567', '+37251234567'],
    ['00358 40 123 4567', '00358 40 123 4567', '+358401234567'],
    ['(0400 123 456)', '0400 123 456', '+358400123456'],
    ['Toimisto (09) 123 4567', '(09) 123 4567', '+35891234567'],
    ['Toimisto 09 123 4567', '09 123 4567', '+35891234567'],
    ['Puh. 091234567', '091234567', '+35891234567'],
    ['p. 040 123 456', '040 123 456', '+35840123456'],
    ['Vaihde 020 123 4000', '020 123 4000', '+358201234000'],
    ['Myrkytystietokeskus 0800 147 111', '0800 147 111', '0800147111'],
    ['Vartija\u00A0050\u00A0123\u00A04567', '050\u00A0123\u00A04567', '+358501234567'],
    ['Soita 112', '112', '112'],
    ['Hätätilanteessa soita 112 ja siirry portin 1 eteen.', '112', '112'],
    ['112 on yleinen hätänumero', '112', '112'],
    ['In an emergency call 112.', '112', '112'],
    ['Ring 112 och uppge adressen.', '112', '112'],
    ['Nödnumret är 112.', '112', '112'],
    ['Helista 112 ja ütle aadress.', '112', '112'],
    ['Hädaabinumber on 112.', '112', '112'],
    ['Позвоните по номеру 112 и назовите адрес.', '112', '112'],
    ['Номер экстренной помощи 112', '112', '112'],
    ['Зателефонуйте 112 і назвіть адресу.', '112', '112'],
    ['Адреса для дзвінка 112', '112', '112'],
    ['Zadzwoń pod 112 i podaj adres.', '112', '112'],
    ['W razie zagrożenia dzwoń pod 112.', '112', '112'],
    ['Numer alarmowy to 112.', '112', '112'],
    ['112', '112', '112'],
  ])('finds the number in “%s”', (text, number, rung) => {
    expect(numbersIn(text)).toEqual([[number, `tel:${rung}`]]);
  });

  test.each([
    ['the PIN of an induction form', 'PIN 123456, tai 012 345'],
    ['the number of an induction', '123 456 789'],
    ['the number of an induction that begins as a phone number does', '040 123 456'],
    ['the same without spaces', '091234567'],
    ['a tax number', '012345678901'],
    ['a tax number in groups', '0401 2345 6789'],
    ['a business id', 'Y-tunnus 0112038-9'],
    ['a VAT id', 'FI01120389'],
    ['the number of a permit', 'Lupa 2026-0001'],
    ['a date', '01.02.2026'],
    ['a date of another country', '2026-11-20 ja 02-03-2026, 09 12 2026'],
    ['times and days', 'Ma–pe 07.00–16.00, 21.–24.11.2026'],
    ['a personal identity code', '010190-123A tai 010190-1234'],
    ['an account number', 'FI21 1234 5600 0007 85'],
    ['money and measures', '0,12345678 mm, 1 234,50 €, 05012345.67'],
    ['a part of a longer word', 'tilaus-0401234567 ja A0401234567B'],
    ['too few digits', '+358 12, 040 123'],
    ['too many digits', '+358 40 123 4567 8901 2345'],
    ['a count of 112 things', 'Talossa on 112 asuntoa ja hätäpoistumistie 112 metriä'],
    ['a room 112', 'Soita huone 112'],
    ['a room 112 in other languages', 'Позвоните в комнату 112, dzwoń do pokoju 112'],
    ['an emergency exit', 'Nödutgång 112, hädaväljapääs 112'],
    ['112 within a number', '112,5 ja 1120'],
  ])('leaves %s as it is', (_, text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  test('finds each of several, and keeps every letter of the text', () => {
    const text = 'Matti 040 123 4567, Liisa 050 765 4321 / hätä: 112!';
    expect(numbersIn(text).map(([number]) => number)).toEqual(['040 123 4567', '050 765 4321', '112']);
    expect(
      callableParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test('reads a description by its term', () => {
    expect(numbersIn('091234567', 'Puhelin')).toEqual([['091234567', 'tel:+35891234567']]);
    expect(numbersIn('112', 'Hätänumero')).toEqual([['112', 'tel:112']]);
    expect(numbersIn('112', 'Asuntoja')).toEqual([]);
    expect(numbersIn('040 123 456', 'Perehdytyksen numero')).toEqual([]);
  });
});

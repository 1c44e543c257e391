import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../shared/content/answers/canonical.ts';
import { readCanonical } from '../../../shared/evidence/read-canonical.ts';

function doubleOf(bits: string): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(`0x${bits}`));
  return view.getFloat64(0);
}

describe('canonical JSON is that of RFC 8785', () => {
  // Appendix B.
  test.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('the number of the bits %s is %s', (bits, json) => {
    expect(canonicalJson(doubleOf(bits))).toBe(json);
  });

  // Appendix B, and section 3.2.2.2 of lone surrogates: an implementation must end with an error.
  test.each([
    ['NaN', doubleOf('7fffffffffffffff')],
    ['infinity', doubleOf('7ff0000000000000')],
    ['less than any number', doubleOf('fff0000000000000')],
    ['half of a pair of surrogates', '\udead'],
    ['a name with half of one', { 'a\ud83d': 1 }],
    ['one deep inside', [{ a: ['whole 😀', { b: '😀\ud83d' }] }]],
  ])('%s has no text', (_name, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
    expect('brokenAt' in readCanonical(JSON.stringify(value).replace(/^null$/, 'NaN'))).toBe(true);
  });

  // Sections 3.2.2 to 3.2.4: the example, down to its bytes.
  test('the example is written in these bytes', () => {
    const example = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    const bytes = `7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a
      5b3333333333333333332e333333333333332c31652b33302c342e352c302e3030322c31652d32375d
      2c22737472696e67223a22e282ac245c75303030665c6e4127425c225c5c5c5c5c222f227d`;
    expect(Buffer.from(canonicalJson(JSON.parse(example))).toString('hex')).toBe(bytes.replaceAll(/\s/g, ''));
  });

  // The test data that the RFC names (cyberphone/json-canonicalization), and the sorting of section 3.2.3.
  test.each([
    [
      'sorting',
      '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One","\\ud83d\\ude00":"Emoji: Grinning Face","\\u0080":"Control","\\u00f6":"Latin Small Letter O With Diaeresis"}',
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    ],
    [
      'arrays',
      '[\n  56,\n  {\n    "d": true,\n    "10": null,\n    "1": [ ]\n  }\n]',
      '[56,{"1":[],"10":null,"d":true}]',
    ],
    [
      'french',
      '{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}',
      '{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}',
    ],
    [
      'structures',
      '{"1":{"f":{"f":"hi","F":5} ,"\\n":56.0},"10":{ },"":"empty","a":{ },"111":[{"e":"yes","E":"no"}],"A":{ }}',
      '{"":"empty","1":{"\\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}',
    ],
    ['unicode', '{"Unnormalized Unicode":"A\\u030a"}', '{"Unnormalized Unicode":"A\u030a"}'],
    [
      'values',
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    ],
    [
      'weird',
      '{"\\u20ac":"Euro Sign","\\r":"Carriage Return","\\u000a":"Newline","1":"One","\\u0080":"Control\\u007f","\\ud83d\\ude02":"Smiley","\\u00f6":"Latin Small Letter O With Diaeresis","\\ufb33":"Hebrew Letter Dalet With Dagesh","</script>":"Browser Challenge"}',
      '{"\\n":"Newline","\\r":"Carriage Return","1":"One","</script>":"Browser Challenge","\u0080":"Control\u007f","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","😂":"Smiley","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    ],
  ])('%s', (_name, input, output) => {
    expect(canonicalJson(JSON.parse(input))).toBe(output);
    expect(readCanonical(output)).toEqual({ value: JSON.parse(input) as unknown });
    expect('brokenAt' in readCanonical(input)).toBe(input !== output);
  });
});

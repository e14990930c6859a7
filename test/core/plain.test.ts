import fc from 'fast-check';
import { copyOf, isSame } from '../../shared/core';

/** States never have this name; copying would take it for the prototype. */
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('isSame', () => {
  test('anything is the same as its copy over JSON', () => {
    fc.assert(fc.property(plain, (value) => isSame(value, JSON.parse(JSON.stringify(value)))));
  });

  test('it agrees with the text of two values with their names in order', () => {
    const small = fc.oneof(
      fc.constantFrom(0, 1, 'a', null, true),
      fc.array(fc.constantFrom(0, 1, null), { maxLength: 2 }),
    );
    const values = fc.oneof(small, fc.dictionary(fc.constantFrom('a', 'b'), small, { maxKeys: 2 }));
    const text = (value: unknown) =>
      JSON.stringify(value, (_key, inner: unknown) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).sort())
          : inner,
      );
    fc.assert(fc.property(values, values, (a, b) => isSame(a, b) === (text(a) === text(b))));
  });

  test('a name that is undefined counts as absent, as JSON has it', () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(isSame({ a: undefined }, { a: null })).toBe(false);
    expect(isSame({ a: undefined }, { a: 1 })).toBe(false);
  });

  test('a list is not an object, and its length matters', () => {
    expect(isSame([], {})).toBe(false);
    expect(isSame({}, [])).toBe(false);
    expect(isSame([1], [1, 2])).toBe(false);
    expect(isSame([1, 2], [1])).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });

  test('a name that every object inherits is not there by itself', () => {
    expect(isSame({}, JSON.parse('{"__proto__":{}}'))).toBe(false);
    expect(isSame({}, { constructor: 1 })).toBe(false);
    expect(isSame({ toString: 1 }, {})).toBe(false);
  });
});

describe('copyOf', () => {
  test('a copy is the same and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = copyOf(value);
        expect(copy).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
    const nested = { list: [{ deep: [1] }] };
    const copy = copyOf(nested);
    copy.list[0]!.deep.push(2);
    expect(nested.list[0]!.deep).toEqual([1]);
  });
});

/**
 * QR codes for short links: byte mode, error correction L, versions 1 to 5, which have a single block each. That
 * is enough for 106 characters. Any mask may be read, so it is always the checkerboard.
 */
const VERSIONS = [
  { data: 19, correction: 7 },
  { data: 34, correction: 10 },
  { data: 55, correction: 15 },
  { data: 80, correction: 20 },
  { data: 108, correction: 26 },
] as const;

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);
}

/** The modules row by row, true for dark; `undefined` for a text that is too long. */
export function qrModules(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ data }) => bytes.length <= data - 2) + 1;
  const sizes = VERSIONS[version - 1];
  if (!sizes) return undefined;
  const data = withHeader(bytes, sizes.data);
  return draw(version, [...data, ...corrections(data, sizes.correction)]);
}

/** Four bits say "bytes", eight how many; then they follow, and padding to the full length. */
function withHeader(bytes: readonly number[], length: number): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const words: number[] = [];
  for (let i = 0; i < nibbles.length; i += 2) words.push(((nibbles[i] ?? 0) << 4) | (nibbles[i + 1] ?? 0));
  for (let i = 0; words.length < length; i++) words.push(i % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** The remainder of the data, as a polynomial, by the generator of this degree. */
function corrections(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, j) => value ^ times(generator[j - 1] ?? 0, EXP[i] ?? 0));
  }
  let rest = new Array<number>(degree).fill(0);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(generator[i + 1] ?? 0, factor));
  }
  return rest;
}

function draw(version: number, words: readonly number[]): boolean[][] {
  const size = 17 + 4 * version;
  const fixed = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = fixed[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  if (version > 1) square(size - 7, size - 7, 2, [1]);
  drawFormat(size, set);
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) === 1));
  return fill(fixed, bits);
}

/** Level L and mask 0, twice, with its own correction. */
function drawFormat(size: number, set: (x: number, y: number, isDark: boolean) => void): void {
  const format = 0b111011111000100;
  const bit = (i: number) => ((format >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    if (i < 8) set(8, i < 6 ? i : i + 1, bit(i));
    else set(i === 8 ? 7 : 14 - i, 8, bit(i));
    if (i < 8) set(size - 1 - i, 8, bit(i));
    else set(8, size - 15 + i, bit(i));
  }
  set(8, size - 8, true);
}

/** Two columns at a time, up and down, from the right; column 6 is taken. */
function fill(fixed: (boolean | undefined)[][], bits: readonly boolean[]): boolean[][] {
  const size = fixed.length;
  const modules = fixed.map((row) => row.map((isDark) => isDark ?? false));
  let next = 0;
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    const right = pair <= 6 ? pair - 1 : pair;
    const isUp = ((pair <= 6 ? right + 2 : right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = modules[y];
        if (!row || fixed[y]?.[x] !== undefined) continue;
        row[x] = (bits[next++] ?? false) !== ((x + y) % 2 === 0);
      }
    }
  }
  return modules;
}

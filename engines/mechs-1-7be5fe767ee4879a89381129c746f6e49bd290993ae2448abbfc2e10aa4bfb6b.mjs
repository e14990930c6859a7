/*!
 * Pocket Arena, an engine: the rules of one game, its bots and what runs them. MIT License.
 * Inside: zod (c) 2025 Colin McDonnell, @noble/ciphers and @noble/hashes (c) 2022-2025 Paul Miller, all MIT License:
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice
 * and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS
 * PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
 * MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT
 * HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
 * ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
/**
* What an engine file offers, as a number: raised whenever one of before cannot stand where one of now is asked for,
* and no adapter makes up for it (docs/engine.md).
*/
var ENGINE_INTERFACE = 1;
/*! noble-ciphers - MIT License (c) 2023 Paul Miller (paulmillr.com) */
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - Value to inspect.
* @returns `true` when the value is a Uint8Array view, including Node's `Buffer`.
* @example
* Guards a value before treating it as raw key material.
*
* ```ts
* isBytes(new Uint8Array());
* ```
*/
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is boolean.
* @param value - Value to validate.
* @returns The validated boolean.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validates a boolean option before branching on it.
*
* ```ts
* abool(true);
* ```
*/
function abool(value, title = "") {
	if (typeof value !== "boolean") throw new TypeError(atitle(title) + "expected boolean, got type=" + typeof value);
	return value;
}
/**
* Asserts something is a non-negative safe integer.
* @param n - Value to validate.
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validates a non-negative length or counter.
*
* ```ts
* anumber(1);
* ```
*/
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - Value to validate.
* @param length - Expected byte length.
* @param title - Optional label used in error messages.
* @returns The validated byte array.
* On Node, `Buffer` is accepted too because it is a Uint8Array view.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument lengths. {@link RangeError}
* @example
* Validates a fixed-length nonce or key buffer.
*
* ```ts
* abytes(new Uint8Array([1, 2]), 2);
* ```
*/
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
var aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError(label === "object" ? "expected valid options object" : `"${label}" expected object, got type=${typeof value}`);
};
/**
* Casts a typed-array view to Uint32Array.
* @param arr - Typed-array view to reinterpret.
* @returns Uint32Array view over the same bytes. Callers are expected to provide a
* 4-byte-aligned offset; trailing `1..3` bytes are silently dropped.
* @example
* Views a byte buffer as 32-bit words for block processing.
*
* ```ts
* u32(new Uint8Array(4));
* ```
*/
function u32(arr) {
	return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
/**
* Zeroizes typed arrays in place.
* Warning: JS provides no guarantees.
* @param arrays - Arrays to wipe.
* @example
* Wipes a temporary key buffer after use.
*
* ```ts
* const bytes = new Uint8Array([1]);
* clean(bytes);
* ```
*/
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Whether the current platform is little-endian.
* Most are; some IBM systems are not.
*/
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
/**
* Reverses byte order of one 32-bit word.
* @param word - Unsigned 32-bit word to swap.
* @returns The same word with bytes reversed.
* @example
* Swaps a big-endian word into little-endian byte order.
*
* ```ts
* byteSwap(0x11223344);
* ```
*/
function byteSwap(word) {
	return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
/**
* Byte-swaps every word of a Uint32Array in place.
* @param arr - Uint32Array whose words should be swapped.
* @returns The same array after in-place byte swapping.
* @example
* Swaps every 32-bit word in a word-view buffer.
*
* ```ts
* byteSwap32(new Uint32Array([0x11223344]));
* ```
*/
function byteSwap32(arr) {
	for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
	return arr;
}
/**
* Normalizes a Uint32Array view to the little-endian representation expected by cipher cores.
* @param u - Word view to normalize in place.
* @returns Little-endian normalized word view.
* @example
* Normalizes a word-view buffer before block processing.
*
* ```ts
* swap32IfBE(new Uint32Array([0x11223344]));
* ```
*/
var swap32IfBE = isLE ? (u) => u : byteSwap32;
/**
* Checks if two U8A use same underlying buffer and overlaps.
* This is invalid and can corrupt data.
* @param a - First byte view.
* @param b - Second byte view.
* @returns `true` when the views overlap in memory.
* @example
* Detects whether two slices alias the same backing buffer.
*
* ```ts
* overlapBytes(new Uint8Array(4), new Uint8Array(4));
* ```
*/
function overlapBytes(a, b) {
	if (!a.byteLength || !b.byteLength) return false;
	return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength;
}
/**
* If input and output overlap and input starts before output, we will overwrite end of input before
* we start processing it, so this is not supported by forward-processing ciphers.
* @param input - Input bytes.
* @param output - Output bytes.
* @throws If the output view would overwrite unread input bytes. {@link Error}
* @example
* Rejects an in-place layout that would overwrite unread input bytes.
*
* ```ts
* const buffer = new Uint8Array(8);
* complexOverlapBytes(buffer.subarray(0, 4), buffer.subarray(2, 6));
* ```
*/
function complexOverlapBytes(input, output) {
	if (overlapBytes(input, output) && input.byteOffset < output.byteOffset) throw new Error("complex overlap of input and output is not supported");
}
/**
* Merges user options into defaults.
* @param defaults - Default option values.
* @param opts - User-provided overrides.
* @returns Combined options object.
* `defaults` is a library-owned mutable object; user-provided `opts` only need to be
* object-shaped, since "plain object" checks reject valid proxy/cross-realm containers.
* The merge mutates `defaults` in place and returns the same object, so direct callers
* should pass a fresh defaults object unless they intentionally want shared state updated.
* @throws If options are missing or not an object. {@link Error}
* @example
* Applies user overrides to the default cipher options.
*
* ```ts
* checkOpts({ rounds: 20 }, { rounds: 8 });
* ```
*/
function checkOpts(defaults, opts) {
	aobject(defaults, "defaults");
	aobject(opts, "opts");
	return Object.assign(defaults, opts);
}
/**
* By default, returns u8a of length.
* When out is available, it checks it for validity and uses it.
* @param expectedLength - Required output length.
* @param out - Optional destination buffer.
* @param onlyAligned - Whether `out` must be 4-byte aligned.
* @returns Output buffer ready for writing.
* @throws On wrong argument types. {@link TypeError}
* @throws If the provided output buffer has the wrong size. {@link RangeError}
* @throws If the provided output buffer has the wrong alignment. {@link Error}
* @example
* Reuses a caller-provided output buffer when lengths match.
*
* ```ts
* getOutput(16, new Uint8Array(16));
* ```
*/
function getOutput(expectedLength, out, onlyAligned = true) {
	if (out === void 0) return new Uint8Array(expectedLength);
	abytes(out, expectedLength, "output");
	if (onlyAligned && !isAligned32(out)) throw new Error("invalid output, must be aligned");
	return out;
}
/**
* Checks whether a byte array is aligned to a 4-byte offset.
* @param bytes - Byte array to inspect.
* @returns `true` when the view is 4-byte aligned.
* @example
* Checks whether a buffer can be safely viewed as Uint32Array.
*
* ```ts
* isAligned32(new Uint8Array(4));
* ```
*/
function isAligned32(bytes) {
	return bytes.byteOffset % 4 === 0;
}
/**
* Copies bytes into a new Uint8Array.
* @param bytes - Bytes to copy.
* @returns Copied byte array.
* @throws On wrong argument types. {@link TypeError}
* @example
* Copies input into an aligned Uint8Array before block processing.
*
* ```ts
* copyBytes(new Uint8Array([1, 2]));
* ```
*/
function copyBytes(bytes) {
	return Uint8Array.from(abytes(bytes));
}
/**
* Basic utils for ARX (add-rotate-xor) salsa and chacha ciphers.

RFC8439 requires multi-step cipher stream, where
authKey starts with counter: 0, actual msg with counter: 1.

For this, we need a way to re-use nonce / counter:

const counter = new Uint8Array(4);
chacha(..., counter, ...); // counter is now 1
chacha(..., counter, ...); // counter is now 2

This is complicated:

- 32-bit counters are enough, no need for 64-bit: max ArrayBuffer size in JS is 4GB
- Original papers don't allow mutating counters
- Counter overflow is undefined [^1]
- Idea A: allow providing (nonce | counter) instead of just nonce, re-use it
- Caveat: Cannot be re-used through all cases:
- * chacha has (counter | nonce)
- * xchacha has (nonce16 | counter | nonce16)
- Idea B: separate nonce / counter and provide separate API for counter re-use
- Caveat: there are different counter sizes depending on an algorithm.
- salsa & chacha also differ in structures of key & sigma:
salsa20:      s[0] | k(4) | s[1] | nonce(2) | cnt(2) | s[2] | k(4) | s[3]
chacha:       s(4) | k(8) | cnt(1) | nonce(3)
chacha20orig: s(4) | k(8) | cnt(2) | nonce(2)
- Idea C: helper method such as `setSalsaState(key, nonce, sigma, data)`
- Caveat: we can't re-use counter array

xchacha uses the subkey and remaining 8 byte nonce with ChaCha20 as normal
(prefixed by 4 NUL bytes, since RFC8439 specifies a 12-byte nonce).
Counter overflow is undefined; see {@link https://mailarchive.ietf.org/arch/msg/cfrg/gsOnTJzcbgG6OqD8Sc0GO5aR_tU/ | the CFRG thread}.
Current noble policy is strict non-wrap for the shared 32-bit counter path:
exported ARX ciphers reject initial `0xffffffff` and stop before any implicit
wrap back to zero.
See {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha#appendix-A.2 | the XChaCha appendix} for the extended-nonce construction.

* @module
*/
var encodeStr = (str) => Uint8Array.from(str.split(""), (c) => c.charCodeAt(0));
var sigma16_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 16-byte k"))))();
var sigma32_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 32-byte k"))))();
/**
* Rotates a 32-bit word left.
* @param a - Input word.
* @param b - Rotation count in bits.
* @returns Rotated 32-bit word.
* @example
* Moves the top byte of `0x12345678` into the low byte position.
* ```ts
* rotl(0x12345678, 8);
* ```
*/
function rotl(a, b) {
	return a << b | a >>> 32 - b;
}
var BLOCK_LEN = 64;
var BLOCK_LEN32 = 16;
var MAX_COUNTER = /* @__PURE__ */ (() => 2 ** 32 - 1)();
var U32_EMPTY = /* @__PURE__ */ Uint32Array.of();
function runCipher(core, sigma, key, nonce, data, output, counter, rounds) {
	const len = data.length;
	const block = new Uint8Array(BLOCK_LEN);
	const b32 = u32(block);
	const isAligned = isLE && isAligned32(data) && isAligned32(output);
	const d32 = isAligned ? u32(data) : U32_EMPTY;
	const o32 = isAligned ? u32(output) : U32_EMPTY;
	if (!isLE) {
		for (let pos = 0; pos < len; counter++) {
			core(sigma, key, nonce, b32, counter, rounds);
			swap32IfBE(b32);
			if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
			const take = Math.min(BLOCK_LEN, len - pos);
			for (let j = 0, posj; j < take; j++) {
				posj = pos + j;
				output[posj] = data[posj] ^ block[j];
			}
			pos += take;
		}
		return;
	}
	for (let pos = 0; pos < len; counter++) {
		core(sigma, key, nonce, b32, counter, rounds);
		if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const take = Math.min(BLOCK_LEN, len - pos);
		if (isAligned && take === BLOCK_LEN) {
			const pos32 = pos / 4;
			if (pos % 4 !== 0) throw new Error("arx: invalid block position");
			for (let j = 0, posj; j < BLOCK_LEN32; j++) {
				posj = pos32 + j;
				o32[posj] = d32[posj] ^ b32[j];
			}
			pos += BLOCK_LEN;
			continue;
		}
		for (let j = 0, posj; j < take; j++) {
			posj = pos + j;
			output[posj] = data[posj] ^ block[j];
		}
		pos += take;
	}
}
/**
* Creates an ARX stream cipher from a 32-bit core permutation.
* Used internally to build the exported Salsa and ChaCha stream ciphers.
* @param core - Core function that fills one keystream block.
* @param opts - Cipher layout and nonce-extension options. See {@link CipherOpts}.
* @returns Stream cipher function over byte arrays.
* @throws If the core callback, key size, counter, or output sizing is invalid. {@link Error}
*/
function createCipher(core, opts) {
	const { allowShortKeys, extendNonceFn, counterLength, counterRight, rounds } = checkOpts({
		allowShortKeys: false,
		counterLength: 8,
		counterRight: false,
		rounds: 20
	}, opts);
	if (typeof core !== "function") throw new Error("core must be a function");
	anumber(counterLength);
	anumber(rounds);
	abool(counterRight);
	abool(allowShortKeys);
	return (key, nonce, data, output, counter = 0) => {
		abytes(key, void 0, "key");
		abytes(nonce, void 0, "nonce");
		abytes(data, void 0, "data");
		const len = data.length;
		const hasOutput = output !== void 0;
		output = getOutput(len, output, false);
		if (hasOutput) complexOverlapBytes(data, output);
		anumber(counter);
		if (counter < 0 || counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const toClean = [];
		let l = key.length;
		let k;
		let sigma;
		if (l === 32) {
			toClean.push(k = copyBytes(key));
			sigma = sigma32_32;
		} else if (l === 16 && allowShortKeys) {
			k = /* @__PURE__ */ new Uint8Array(32);
			k.set(key);
			k.set(key, 16);
			sigma = sigma16_32;
			toClean.push(k);
		} else {
			abytes(key, 32, "arx key");
			throw new Error("invalid key size");
		}
		if (!isLE || !isAligned32(nonce)) toClean.push(nonce = copyBytes(nonce));
		let k32 = u32(k);
		if (extendNonceFn) {
			if (nonce.length !== 24) throw new Error("arx: extended nonce must be 24 bytes");
			const n16 = nonce.subarray(0, 16);
			if (isLE) extendNonceFn(sigma, k32, u32(n16), k32);
			else {
				const sigmaRaw = swap32IfBE(Uint32Array.from(sigma));
				extendNonceFn(sigmaRaw, k32, u32(n16), k32);
				clean(sigmaRaw);
				swap32IfBE(k32);
			}
			nonce = nonce.subarray(16);
		} else if (!isLE) swap32IfBE(k32);
		const nonceNcLen = 16 - counterLength;
		if (nonceNcLen !== nonce.length) throw new Error(`arx: nonce must be ${nonceNcLen} or 16 bytes`);
		if (nonceNcLen !== 12) {
			const nc = /* @__PURE__ */ new Uint8Array(12);
			nc.set(nonce, counterRight ? 0 : 12 - nonce.length);
			nonce = nc;
			toClean.push(nonce);
		}
		const n32 = swap32IfBE(u32(nonce));
		try {
			runCipher(core, sigma, k32, n32, data, output, counter, rounds);
			return output;
		} finally {
			clean(...toClean);
		}
	};
}
/**
* ChaCha stream cipher, released
* in 2008. Developed after Salsa20, ChaCha aims to increase diffusion per round.
* It was standardized in
* {@link https://www.rfc-editor.org/rfc/rfc8439 | RFC 8439} and
* is now used in TLS 1.3.
*
* {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha | XChaCha20}
* extended-nonce variant is also provided. Similar to XSalsa, it's safe to use with
* randomly-generated nonces.
*
* Check out
* {@link http://cr.yp.to/chacha/chacha-20080128.pdf | PDF},
* {@link https://en.wikipedia.org/wiki/Salsa20 | wiki}, and
* {@link https://cr.yp.to/chacha.html | website}.
*
* @module
*/
/**
* ChaCha core function. Uses an unrolled loop (chachaCore, hchacha) - 4x
* faster than a simple loop, but larger & harder to read. A simple-loop
* reference version lives in `test/misc/micro-ciphers.ts`;
* `test/arx.test.ts` keeps the two aligned.
* The specific implementation is selected in `createCipher` below.
*/
/** RFC 8439 §2.3 block core for `state = constants | key | counter | nonce`. */
function chachaCore(s, k, n, out, cnt, rounds = 20) {
	let y00 = s[0], y01 = s[1], y02 = s[2], y03 = s[3], y04 = k[0], y05 = k[1], y06 = k[2], y07 = k[3], y08 = k[4], y09 = k[5], y10 = k[6], y11 = k[7], y12 = cnt, y13 = n[0], y14 = n[1], y15 = n[2];
	let x00 = y00, x01 = y01, x02 = y02, x03 = y03, x04 = y04, x05 = y05, x06 = y06, x07 = y07, x08 = y08, x09 = y09, x10 = y10, x11 = y11, x12 = y12, x13 = y13, x14 = y14, x15 = y15;
	for (let r = 0; r < rounds; r += 2) {
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 16);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 12);
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 8);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 7);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 16);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 12);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 8);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 7);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 16);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 12);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 8);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 7);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 16);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 12);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 8);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 7);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 16);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 12);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 8);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 7);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 16);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 12);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 8);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 7);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 16);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 12);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 8);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 7);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 16);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 12);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 8);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 7);
	}
	let oi = 0;
	out[oi++] = y00 + x00 | 0;
	out[oi++] = y01 + x01 | 0;
	out[oi++] = y02 + x02 | 0;
	out[oi++] = y03 + x03 | 0;
	out[oi++] = y04 + x04 | 0;
	out[oi++] = y05 + x05 | 0;
	out[oi++] = y06 + x06 | 0;
	out[oi++] = y07 + x07 | 0;
	out[oi++] = y08 + x08 | 0;
	out[oi++] = y09 + x09 | 0;
	out[oi++] = y10 + x10 | 0;
	out[oi++] = y11 + x11 | 0;
	out[oi++] = y12 + x12 | 0;
	out[oi++] = y13 + x13 | 0;
	out[oi++] = y14 + x14 | 0;
	out[oi++] = y15 + x15 | 0;
}
/**
* ChaCha stream cipher. Conforms to RFC 8439 (IETF, TLS). 12-byte nonce, 4-byte counter.
* With smaller nonce, it's not safe to make it random (CSPRNG), due to collision chance.
* @param key - 32-byte key.
* @param nonce - 12-byte nonce.
* @param data - Input bytes to xor with the keystream.
* @param output - Optional destination buffer.
* @param counter - Initial block counter.
* @returns Encrypted or decrypted bytes.
* @example
* Encrypts bytes with the RFC 8439 ChaCha20 stream cipher and a fresh key/nonce.
*
* ```ts
* import { chacha20 } from '@noble/ciphers/chacha.js';
* import { randomBytes } from '@noble/ciphers/utils.js';
* const key = randomBytes(32);
* const nonce = randomBytes(12);
* chacha20(key, nonce, new Uint8Array(4));
* ```
*/
var chacha20 = /* @__PURE__ */ createCipher(chachaCore, {
	counterRight: false,
	counterLength: 4,
	allowShortKeys: false
});
/** A list of so many things, each made from its place in it. */
function times(count, make) {
	const list = [];
	for (let place = 0; place < count; place++) list.push(make(place));
	return list;
}
var WORDS = 16;
var NONCE_BYTES = 12;
/** A stream is what the cipher makes of nothing but zeros. */
var ZEROS = /* @__PURE__ */ new Uint8Array(64);
var WORD_RANGE = 4294967296;
var SEED_FORM = /^[0-9a-f]{64}$/;
function isSeed(value) {
	return typeof value === "string" && SEED_FORM.test(value);
}
function startRandom(seed) {
	if (!isSeed(seed)) throw new RangeError("A seed is 64 lower-case hexadecimal digits.");
	return {
		seed,
		drawn: {}
	};
}
/** The streams of one state. Draws advance `state.drawn`; known ones come first and advance nothing. */
var Streams = class {
	constructor(state, known) {
		this.state = state;
		this.known = known;
		this.streams = /* @__PURE__ */ new Map();
		this.key = bytesOfHex(state.seed);
	}
	/** What is known of the next draws. */
	get knownYet() {
		if (!this.known) return void 0;
		const left = Object.entries(this.known).map(([name, draws]) => {
			const stream = this.streams.get(name);
			return [name, stream instanceof KnownFirst ? stream.left : draws];
		});
		return Object.fromEntries(left);
	}
	stream(name) {
		let stream = this.streams.get(name);
		if (!stream) {
			const known = this.known?.[name];
			stream = new Stream(name, this.key, this.state.drawn);
			if (known) stream = new KnownFirst(known, stream);
			this.streams.set(name, stream);
		}
		return stream;
	}
};
var Stream = class {
	constructor(name, key, drawn) {
		this.name = name;
		this.key = key;
		this.drawn = drawn;
		this.block = 0;
		this.nonce = nonceOf(name);
	}
	below(limit) {
		if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`below(${limit}) has nothing to pick from`);
		const fair = WORD_RANGE - WORD_RANGE % limit;
		for (;;) {
			const word = this.word();
			if (word < fair) return word % limit;
		}
	}
	word() {
		const position = this.drawn[this.name] ?? 0;
		this.drawn[this.name] = position + 1;
		const block = Math.floor(position / WORDS);
		if (!this.words || block !== this.block) {
			const { buffer, byteOffset } = chacha20(this.key, this.nonce, ZEROS, void 0, block);
			this.words = new DataView(buffer, byteOffset, 64);
			this.block = block;
		}
		return this.words.getUint32(position % WORDS * 4, true);
	}
};
/** A stream whose first results are known. */
var KnownFirst = class {
	constructor(known, rest) {
		this.known = known;
		this.rest = rest;
		this.given = 0;
	}
	get left() {
		return this.known.slice(this.given);
	}
	below(limit) {
		const draw = this.known[this.given];
		if (draw === void 0) return this.rest.below(limit);
		if (draw >= limit) throw new RangeError(`A known draw of ${draw} cannot come from below(${limit}).`);
		this.given++;
		return draw;
	}
};
function shuffled(items, random) {
	const result = items.slice();
	for (let i = result.length - 1; i > 0; i--) {
		const j = random.below(i + 1);
		const moved = result[i];
		result[i] = result[j];
		result[j] = moved;
	}
	return result;
}
function pick$1(items, random) {
	return items[random.below(items.length)];
}
/** A match seed drawn from any source of randomness: for play-outs and tests. */
function seedFrom(random) {
	return times(64, () => random.below(16).toString(16)).join("");
}
function nonceOf(name) {
	if (name.length > NONCE_BYTES) throw new RangeError(`Stream name too long: ${name}`);
	const nonce = new Uint8Array(NONCE_BYTES);
	for (let i = 0; i < name.length; i++) nonce[i] = name.charCodeAt(i);
	return nonce;
}
function bytesOfHex(hex) {
	const bytes = new Uint8Array(hex.length / 2);
	for (let i = 0; i < bytes.length; i++) bytes[i] = digitAt(hex, i * 2) * 16 + digitAt(hex, i * 2 + 1);
	return bytes;
}
var CODE_OF_0 = 48;
var CODE_OF_A = 97;
/** The value of a digit 0–9 or a–f. */
function digitAt(hex, place) {
	const code = hex.charCodeAt(place);
	return code < CODE_OF_A ? code - CODE_OF_0 : code - CODE_OF_A + 10;
}
/**
* A value that is there by the rules although its type cannot say so: an entry of a list, a field that is set
* by now. Should it be missing after all, that is a bug, and nothing goes on with a made-up value in its place.
*/
function must(value, what) {
	if (value === void 0 || value === null) throw new Error(`There is no ${what}.`);
	return value;
}
var STAGES = 3;
var KEPT = .4;
/**
* Finds the option that fares best: all are tried on the same imagined truths, and after each stage only the
* better ones go on, so that most play-outs are spent on the choices that matter.
*/
function contest(terms) {
	const { favour } = terms;
	const leadOf = (i) => typeof favour === "number" ? i === 0 ? favour : 0 : favour[i] ?? 0;
	let entries = terms.options.map((option, i) => ({
		option,
		sum: 0,
		trials: 0,
		favour: leadOf(i)
	}));
	for (let stage = 0; stage < STAGES && entries.length > 1; stage++) {
		const worlds = Math.max(1, Math.floor(terms.budget / STAGES / entries.length));
		for (let i = 0; i < worlds; i++) {
			if (!terms.hasTime()) return {
				best: bestOf$1(entries),
				cutOff: true
			};
			const world = terms.imagine(terms.random);
			for (const entry of entries) {
				entry.sum += terms.trial(world, entry.option);
				entry.trials++;
			}
		}
		entries = ranked(entries).slice(0, Math.max(2, Math.ceil(entries.length * KEPT)));
	}
	return {
		best: bestOf$1(entries),
		cutOff: false
	};
}
function bestOf$1(entries) {
	return must(ranked(entries)[0], "option").option;
}
function ranked(entries) {
	const mean = ({ sum, trials, favour }) => trials === 0 ? favour : sum / trials + favour;
	return [...entries].sort((a, b) => mean(b) - mean(a));
}
/**
* Events are most of what a page receives, and the names of their fields were half of that: on the wire an event is a
* row. Archives are proven by a hash of these rows: an order that has been released stays as it is, as long as the
* rules do.
*/
var EventRows = class {
	constructor(fields) {
		const rows = Object.entries(fields);
		this.order = new Map(rows.map(([type, row]) => [type, Object.keys(row)]));
	}
	/** Every type of event there is. */
	get types() {
		return [...this.order.keys()];
	}
	message(events, from, end) {
		return {
			from,
			events: events.slice(from, end).map((event) => this.pack(event))
		};
	}
	eventsOf({ events }) {
		return events.map((row) => this.unpack(row));
	}
	pack(event) {
		const values = event;
		const row = [event.type];
		for (const field of this.order.get(event.type) ?? []) row.push(values[field] ?? null);
		return row;
	}
	unpack([type, ...values]) {
		const event = { type };
		(this.order.get(type) ?? []).forEach((field, index) => {
			const value = values[index] ?? void 0;
			if (value !== void 0) event[field] = value;
		});
		return event;
	}
};
/** `ask` and `askAll`, typed for one game's kinds of decision. */
function asking() {
	/** A question with one legal answer is not asked (T3). */
	function* ask(question) {
		const { options } = question;
		if (options?.length === 1) return options[0];
		return (yield [question])[0];
	}
	/** Always asked, even with one legal answer: skipping a seat would tell the others something. */
	function* askAll(questions) {
		return yield questions;
	}
	return {
		ask,
		askAll
	};
}
/** Every change of the lead. Whoever scores first has taken it from nobody, and a tie is no lead. */
function leadChanges(moments) {
	let leader;
	return moments.flatMap(({ number, points }) => {
		const most = Math.max(...points);
		const seat = points.indexOf(most);
		if (points.lastIndexOf(most) !== seat || seat === leader) return [];
		const isFirst = leader === void 0;
		leader = seat;
		return isFirst ? [] : [{
			type: "lead",
			moment: number - 1,
			seat,
			points: most
		}];
	});
}
/** Structural equality of plain data; a key that is undefined counts as absent, as JSON has it. */
function isSame(a, b) {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
	const left = a;
	const right = b;
	for (const key in left) if (!isSame(left[key], right[key])) return false;
	for (const key in right) if (right[key] !== void 0 && !Object.hasOwn(left, key)) return false;
	return true;
}
/** A deep copy of plain data. */
function copyOf(value) {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const items = new Array(value.length);
		for (let i = 0; i < value.length; i++) items[i] = copyOf(value[i]);
		return items;
	}
	const copy = {};
	for (const key in value) copy[key] = copyOf(value[key]);
	return copy;
}
/** Everything that was done in a match, in order, and where its last boundary lies in that. */
var History = class {
	constructor(asked) {
		this.done = [];
		this.kinds = [];
		this.boundary = 0;
		this.askedAtBoundary = asked.slice();
	}
	get length() {
		return this.done.length;
	}
	/** Nothing has been done since the last boundary. */
	get isAtBoundary() {
		return this.done.length === this.boundary;
	}
	add(input, kind) {
		this.done.push(input);
		this.kinds.push(kind);
	}
	passBoundary(asked) {
		this.boundary = this.done.length;
		for (let seat = 0; seat < asked.length; seat++) this.askedAtBoundary[seat] = asked[seat] ?? 0;
	}
	inputs() {
		return this.done.slice();
	}
	beforeBoundary() {
		return this.done.slice(0, this.boundary);
	}
	/** What was done since the last boundary and still stands. */
	sinceBoundary() {
		const known = [];
		for (let i = this.boundary; i < this.done.length; i++) {
			const input = this.done[i];
			if (input?.type === "arrange") known.push(input);
			else if (input?.type === "answer") known.push({
				type: "answer",
				seat: input.seat,
				kind: this.kinds[i] ?? "",
				answer: input.answer
			});
			else if (input) known.splice(known.findLastIndex((earlier) => earlier.type === "answer" && earlier.seat === input.seat), 1);
		}
		return known;
	}
	/** Decisions put to each seat before the one that is open: one taken back was asked for nothing. */
	askedBefore() {
		const asked = this.askedAtBoundary.slice();
		for (const { type, seat } of this.done.slice(this.boundary)) if (type === "retract") asked[seat] = (asked[seat] ?? 0) + 1;
		return asked;
	}
	/** This very answer was accepted before and has not been taken back. */
	has({ seat, id, answer }) {
		const before = this.done.findLast((input) => input.type !== "arrange" && input.seat === seat && input.id === id);
		return before?.type === "answer" && isSame(before.answer, answer);
	}
};
/**
* What is asked at this moment, and of whom: numbers the decisions of each seat, and holds simultaneous answers
* until the last one is in.
*/
var OpenDecisions = class {
	constructor(seats, askedBefore) {
		this.questions = [];
		this.asked = times(seats, (seat) => askedBefore[seat] ?? 0);
		this.pending = times(seats, () => void 0);
		this.held = times(seats, () => void 0);
	}
	open(questions) {
		this.questions = questions;
		for (const question of questions) {
			const { seat } = question;
			this.pending[seat] = {
				id: this.nextId(seat),
				question
			};
		}
	}
	/** What a seat has still to answer. */
	waitingOf(seat) {
		return this.held[seat] === void 0 ? this.pending[seat] : void 0;
	}
	heldBy(seat) {
		return this.held[seat];
	}
	/** What the seat was asked cannot be taken back. */
	isFinal(seat) {
		return this.pending[seat]?.question.final === true;
	}
	waitingFor() {
		const seats = [];
		for (let seat = 0; seat < this.pending.length; seat++) if (this.waitingOf(seat)) seats.push(seat);
		return seats;
	}
	/** Takes an answer that is legal. When it is the last one: all of them, in the order of the questions. */
	take({ seat, id, answer }, kind) {
		if (this.questions.length === 1) {
			this.pending[seat] = void 0;
			return [answer];
		}
		this.held[seat] = {
			id,
			kind,
			answer
		};
		if (this.questions.some((question) => this.held[question.seat] === void 0)) return void 0;
		return this.questions.map((question) => {
			const given = this.held[question.seat]?.answer;
			this.held[question.seat] = void 0;
			this.pending[question.seat] = void 0;
			return given;
		});
	}
	/** The decision is asked anew under a new id, so that a late packet cannot lock the old answer again. */
	takeBack(seat) {
		this.held[seat] = void 0;
		const waiting = this.pending[seat];
		if (waiting) this.pending[seat] = {
			id: this.nextId(seat),
			question: waiting.question
		};
	}
	nextId(seat) {
		const id = (this.asked[seat] ?? 0) + 1;
		this.asked[seat] = id;
		return id;
	}
};
/**
* The one place that decides what a viewer sees of the state: what is open, and what is the viewer's own.
* It names what is shown, never what is hidden, so that anything new stays hidden until it is put in `open`.
*/
function redact(state, viewer) {
	return viewer === "spectator" ? { open: state.open } : {
		open: state.open,
		own: state.secrets[viewer]
	};
}
/**
* Runs one match: drives the game's flow with answers, says which inputs are taken, and keeps the record.
* Everything is synchronous and deterministic.
*/
var Match = class Match {
	constructor(game, config, state, start, asked) {
		this.game = game;
		this.config = config;
		this.state = state;
		this.start = start;
		this.events = [];
		this.eventsAtBoundary = 0;
		this.boundaries = 0;
		this.lastToReach = Infinity;
		this.decisions = new OpenDecisions(game.seatsOf(config), asked);
		this.history = new History(this.decisions.asked);
		const { open, secrets, hidden } = state;
		this.table = {
			config,
			open,
			secrets,
			hidden,
			random: new Streams(state.random, "position" in start ? start.position.draws : void 0),
			emit: (event) => this.events.push(event)
		};
	}
	static create(game, config, seed) {
		const match = new Match(game, config, game.begin(config, seed), { seed }, NOBODY_ASKED);
		match.run();
		return match;
	}
	/** Starts from plain state at a boundary and gives the inputs that lead on from there. */
	static resume(game, config, position) {
		const match = new Match(game, config, copyOf(position.state), { position }, position.asked);
		match.run();
		for (const known of position.inputs) match.mustSubmit(match.inputFrom(known));
		return match;
	}
	get isOver() {
		return this.game.isOver(this.state.open);
	}
	get outcome() {
		return this.game.outcome(this.state.open);
	}
	/** True when nothing has been done since the last boundary; the flow has run on to its first question. */
	get isAtBoundary() {
		return this.history.isAtBoundary;
	}
	/** The decision that waits for a seat, as plain data. */
	decision(seat) {
		const waiting = this.question(seat);
		if (!waiting) return void 0;
		const { id, question } = waiting;
		const { kind, about, pace, options } = question;
		return {
			id,
			seat,
			kind,
			about,
			pace,
			options,
			fallback: question.fallback()
		};
	}
	isWaitingFor(seat) {
		return this.question(seat) !== void 0;
	}
	/** The question behind a waiting decision: cheaper where the fallback does not matter, as in play-outs. */
	question(seat) {
		return this.decisions.waitingOf(seat);
	}
	/** A simultaneous answer that is kept until the last seat has answered. */
	heldBy(seat) {
		return this.decisions.heldBy(seat);
	}
	waitingFor() {
		return this.decisions.waitingFor();
	}
	view(viewer) {
		const { open, own } = redact(this.state, viewer);
		const waitingFor = this.waitingFor();
		if (viewer === "spectator") return {
			viewer,
			open,
			waitingFor
		};
		return {
			viewer,
			open,
			own,
			waitingFor,
			decision: this.decision(viewer),
			held: this.heldBy(viewer)
		};
	}
	/** Says whether an input would be taken, and changes nothing. */
	check(input) {
		const { seat } = input;
		if (!Number.isInteger(seat) || !(seat in this.decisions.asked)) return refuse("malformed");
		if (input.type !== "arrange" && !Number.isSafeInteger(input.id)) return refuse("malformed");
		if (input.type === "answer" && this.question(seat)?.id !== input.id && this.history.has(input)) return REPEATED;
		if (this.isOver) return refuse("over");
		switch (input.type) {
			case "answer": return this.checkAnswer(input);
			case "retract": return this.checkRetraction(input);
			case "arrange": {
				const found = this.game.arrange?.check(this.state, seat, input.arrangement) ?? "malformed";
				return found === "fine" ? FINE : refuse(found);
			}
		}
	}
	/** Takes an input, or says why not. What is refused changes nothing. */
	submit(input) {
		const verdict = this.check(input);
		if (!verdict.ok || verdict.repeat) return verdict;
		const { seat } = input;
		const kind = this.question(seat)?.question.kind ?? "";
		this.history.add(input, kind);
		switch (input.type) {
			case "answer": {
				const answers = this.decisions.take(input, kind);
				if (answers) this.run(answers);
				break;
			}
			case "retract":
				this.decisions.takeBack(seat);
				break;
			case "arrange": this.game.arrange?.apply(this.state, seat, input.arrangement);
		}
		return verdict;
	}
	/** The match as data. Only for a match that was created from a seed. */
	record() {
		if (!("seed" in this.start)) throw new Error("A match that began from a position has no record.");
		const { id, rulesVersion } = this.game;
		return {
			game: id,
			rulesVersion,
			config: this.config,
			seed: this.start.seed,
			inputs: this.history.inputs()
		};
	}
	/** The last boundary and the inputs since: a place to go on from. */
	position() {
		const { state, table } = this.lastBoundary();
		return {
			state: copyOf(state),
			asked: this.history.askedBefore(),
			inputs: this.history.sinceBoundary(),
			draws: table.random.knownYet
		};
	}
	/** Everything a viewer may know, for `Game.sample`. */
	knowledge(viewer) {
		return {
			config: this.config,
			now: this.view(viewer),
			boundary: {
				viewer,
				...redact(copyOf(this.lastBoundary().state), viewer),
				waitingFor: []
			},
			since: this.knownSince(viewer),
			asked: this.history.askedBefore(),
			events: this.events,
			eventsAtBoundary: this.eventsAtBoundary
		};
	}
	knownSince(viewer) {
		const since = this.history.sinceBoundary();
		const isLastOf = (seat, i) => since.findLastIndex((input) => input.type === "answer" && input.seat === seat) === i;
		return since.flatMap((input, i) => {
			if (input.seat === viewer) return [input];
			if (input.type === "arrange" || this.heldBy(input.seat) && isLastOf(input.seat, i)) return [];
			return [{
				...input,
				answer: this.game.publicAnswer(input.kind, input.answer)
			}];
		});
	}
	/**
	* This match at its last boundary. Nobody keeps copies of it, which would slow every match down: where somebody asks,
	* a second match follows this one from boundary to boundary.
	*/
	lastBoundary() {
		this.follower ??= this.again();
		this.follower.followTo(this.boundaries, this.history.beforeBoundary());
		return this.follower;
	}
	again() {
		const { game, config, start } = this;
		return "seed" in start ? new Match(game, config, game.begin(config, start.seed), start, NOBODY_ASKED) : new Match(game, config, copyOf(start.position.state), start, start.position.asked);
	}
	followTo(boundary, inputs) {
		if (this.boundaries === boundary) return;
		if (this.boundaries > 0) this.boundaries--;
		this.lastToReach = boundary;
		this.run();
		for (const input of inputs.slice(this.history.length)) this.mustSubmit(input);
	}
	checkAnswer({ seat, id, answer }) {
		const waiting = this.question(seat);
		if (!waiting) return refuse(id <= (this.decisions.asked[seat] ?? 0) && id > 0 ? "stale" : "no-decision");
		if (waiting.id !== id) return refuse("stale");
		const { question } = waiting;
		return (question.options ? question.options.includes(answer) || question.options.some((option) => isSame(option, answer)) : question.accepts?.(answer) === true) ? FINE : refuse("illegal");
	}
	checkRetraction({ seat, id }) {
		const held = this.heldBy(seat);
		if (!held) return refuse("no-decision");
		if (held.id !== id) return refuse("stale");
		return this.decisions.isFinal(seat) ? refuse("illegal") : FINE;
	}
	/** Runs the flow until it waits for somebody or the match is over. */
	run(answers = []) {
		for (;;) {
			if (!this.flow) {
				this.history.passBoundary(this.decisions.asked);
				this.eventsAtBoundary = this.events.length;
				this.boundaries++;
				if (this.isOver || this.boundaries === this.lastToReach) return;
				this.flow = this.game.step(this.table);
			}
			const turn = this.flow.next(answers);
			if (!turn.done) {
				this.decisions.open(turn.value);
				return;
			}
			this.flow = void 0;
		}
	}
	inputFrom(known) {
		if (known.type === "arrange") return known;
		const { type, seat, kind, answer } = known;
		const waiting = this.question(seat);
		if (waiting?.question.kind !== kind) throw new Error(`The position does not lead to a decision ${kind} of seat ${seat}.`);
		return {
			type,
			seat,
			id: waiting.id,
			answer
		};
	}
	mustSubmit(input) {
		const verdict = this.submit(input);
		if (!verdict.ok) throw new Error(`Input ${this.history.length + 1} of the record is refused: ${verdict.code}.`);
	}
};
var NOBODY_ASKED = [];
var FINE = {
	ok: true,
	repeat: false
};
var REPEATED = {
	ok: true,
	repeat: true
};
function refuse(code) {
	return {
		ok: false,
		code
	};
}
/** A record that is played again input by input. Throws where it cannot have come from these rules. */
var Rerun = class {
	constructor(game, record) {
		this.record = record;
		this.done = 0;
		if (record.game !== game.id) throw new Error(`This is a record of ${record.game}, not of ${game.id}.`);
		if (record.rulesVersion !== game.rulesVersion) throw new Error(`The record was made by rules ${record.rulesVersion}; these are ${game.rulesVersion}.`);
		this.match = Match.create(game, record.config, record.seed);
	}
	/** How many inputs the match has taken. */
	get at() {
		return this.done;
	}
	/** The input that comes next; none at the end of the record. */
	get coming() {
		return this.record.inputs[this.done];
	}
	/** Gives the match the next input; false at the end of the record. */
	next() {
		const input = this.coming;
		if (!input) return false;
		const verdict = this.match.submit(input);
		if (!verdict.ok) throw new Error(`Input ${this.done + 1} of the record is refused: ${verdict.code}.`);
		if (verdict.repeat) throw new Error(`Input ${this.done + 1} of the record was there before.`);
		this.done++;
		return true;
	}
	/** The match as it was when it had taken so many inputs; no way leads back. */
	goTo(inputs) {
		while (this.done < inputs && this.next());
		return this.match;
	}
};
var runner = {
	begin: (game, config, seed) => Match.create(game, config, seed),
	again: (game, record) => new Rerun(game, record),
	resume: (game, config, position) => Match.resume(game, config, position)
};
/**
* Gives every row of a table the same fields in the same order, undefined where a row has none. Engines find a
* field at once while all objects that are asked for it have one shape, and search for it when there are many.
*/
function sameShape(rows) {
	const fields = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
	const aligned = Object.entries(rows).map(([key, row]) => {
		const values = new Map(Object.entries(row));
		return [key, Object.fromEntries(fields.map((field) => [field, values.get(field)]))];
	});
	return Object.fromEntries(aligned);
}
var PLAIN_DIRECTIONS = [
	"north",
	"east",
	"south",
	"west"
];
var DIAGONAL_DIRECTIONS = [
	"northEast",
	"southEast",
	"southWest",
	"northWest"
];
var SCORE_SOURCES = [
	"combat",
	"knockOuts",
	"zones",
	"turrets",
	"mines",
	"mech",
	"weapons"
];
var BASES = {
	north: 2,
	east: 14,
	south: 22,
	west: 10
};
/** M1.1, M1.2: rows of the 5×5 grid that are used, and base spaces, by number of seats. */
var LAYOUTS = {
	2: layOut([1, 3], ["east", "west"]),
	3: layOut([0, 3], [
		"north",
		"east",
		"west"
	]),
	4: layOut([0, 4], [
		"north",
		"east",
		"south",
		"west"
	])
};
function layoutFor(seats) {
	return must(LAYOUTS[seats], "arena for so many seats");
}
function layOut([top, bottom], sides) {
	const zones = [];
	for (let zone = 0; zone < 25; zone++) {
		const row = rowOf(zone);
		const isCorner = (row === 0 || row === 4) && (columnOf(zone) === 0 || columnOf(zone) === 4);
		if (row >= top && row <= bottom && !isCorner) zones.push(zone);
	}
	const bases = sides.map((side) => BASES[side]);
	return {
		zones,
		bases,
		resourceZones: zones.filter((zone) => zone !== 12 && !bases.includes(zone))
	};
}
var STEPS$1 = {
	north: [-1, 0],
	east: [0, 1],
	south: [1, 0],
	west: [0, -1],
	northEast: [-1, 1],
	southEast: [1, 1],
	southWest: [1, -1],
	northWest: [-1, -1]
};
function rowOf(zone) {
	return Math.floor(zone / 5);
}
function columnOf(zone) {
	return zone % 5;
}
/** A cell that no arena has, and from which every way leads to itself. */
var OFF_GRID = 25;
/** For each direction and cell: the next cell of the grid. */
var NEXT = {
	north: nextCells("north"),
	east: nextCells("east"),
	south: nextCells("south"),
	west: nextCells("west"),
	northEast: nextCells("northEast"),
	southEast: nextCells("southEast"),
	southWest: nextCells("southWest"),
	northWest: nextCells("northWest")
};
function nextCells(direction) {
	const [rows, columns] = STEPS$1[direction];
	return times(25, (cell) => {
		const row = rowOf(cell) + rows;
		const column = columnOf(cell) + columns;
		return row >= 0 && row < 5 && column >= 0 && column < 5 ? row * 5 + column : OFF_GRID;
	});
}
/** The zone so many steps away, or undefined where that is off the arena: a wall (M4.2). */
function zoneTowards(open, from, direction, distance = 1) {
	const next = NEXT[direction];
	let zone = from;
	for (let step = 0; step < distance; step++) zone = next[zone] ?? OFF_GRID;
	return open.zones[zone] ? zone : void 0;
}
/** M1.3 */
function adjacentZones(open, zone) {
	const zones = [];
	for (const direction of PLAIN_DIRECTIONS) {
		const next = zoneTowards(open, zone, direction);
		if (next !== void 0) zones.push(next);
	}
	return zones;
}
/** The zones of an orthogonal line, nearest first, without the zone it starts from. */
function lineFrom(open, zone, direction) {
	const zones = [];
	for (let distance = 1; distance < 5; distance++) {
		const next = zoneTowards(open, zone, direction, distance);
		if (next !== void 0) zones.push(next);
	}
	return zones;
}
/** Zones by distance from one (R6), ring by ring: the first is the zone itself. */
function* ringsAround(open, from) {
	let seen = 1 << from;
	for (let ring = [from]; ring.length > 0;) {
		yield ring;
		const next = [];
		for (const zone of ring) for (const neighbour of adjacentZones(open, zone)) {
			if ((seen & 1 << neighbour) === 0) next.push(neighbour);
			seen |= 1 << neighbour;
		}
		ring = next;
	}
}
/** The zones closest to one that are wanted; several if they are equally close. */
function closestZones(open, from, isWanted) {
	for (const ring of ringsAround(open, from)) {
		const found = ring.filter(isWanted);
		if (found.length > 0) return found;
	}
	return [];
}
function valueOf(open, zone) {
	return open.zones[zone]?.value ?? 0;
}
/** A zone of the arena. */
function zoneAt(open, zone) {
	return must(open.zones[zone], "such zone");
}
function seatState(open, seat) {
	return must(open.seats[seat], "such seat");
}
function secretOf({ secrets }, seat) {
	return must(secrets[seat], "such seat");
}
/** Where a pilot stands. Only for moments after M2.3. */
function whereIs(open, seat) {
	return must(seatState(open, seat).zone, "pilot of this seat in the arena yet");
}
/** Where a seat's base is. Only for moments after M2.3. */
function baseOf(open, seat) {
	return must(seatState(open, seat).base, "base of this seat yet");
}
/** Whose turn it is. Only during execution. */
function activeSeat(open) {
	return must(open.active, "turn now");
}
function tokenIn(open, zone) {
	for (const token of open.tokens) if (token.zone === zone) return token;
}
function pilotIn(open, zone) {
	for (let seat = 0; seat < open.seats.length; seat++) if (open.seats[seat]?.zone === zone) return seat;
}
function isRobot(open, seat) {
	return open.seats[seat]?.robot !== void 0;
}
function robotOf(open, seat) {
	return must(seatState(open, seat).robot, "robot in this seat");
}
/** The one person in a match against robots (M13.1). */
function humanOf(open) {
	return must(peopleOf(open)[0], "person in this match");
}
/** The seats that decide: all but robot pilots. */
function peopleOf(open) {
	const people = [];
	for (let seat = 0; seat < open.seats.length; seat++) if (!open.seats[seat]?.robot) people.push(seat);
	return people;
}
/** Everybody is everybody's enemy, but robots are not each other's (M13.6). */
function areEnemies(open, a, b) {
	return a !== b && !(isRobot(open, a) && isRobot(open, b));
}
/** An enemy's pilot in the zone. */
function enemyIn(open, zone, seat) {
	for (let other = 0; other < open.seats.length; other++) if (open.seats[other]?.zone === zone && areEnemies(open, seat, other)) return other;
}
/** The empty Mighty Mech stands in this zone. */
function hasEmptyMech(open, zone) {
	return open.mech.zone === zone && open.mech.holder === void 0;
}
/** M1.4 */
function isHostile(open, zone, seat) {
	const token = tokenIn(open, zone);
	return token !== void 0 && areEnemies(open, token.seat, seat) || enemyIn(open, zone, seat) !== void 0;
}
/** R17 */
function isEmpty(open, zone) {
	return tokenIn(open, zone) === void 0 && pilotIn(open, zone) === void 0 && open.mech.zone !== zone;
}
/** M1.5: each zone once. */
function controlledZones(open, seat) {
	const zones = open.tokens.filter((token) => token.seat === seat).map((token) => token.zone);
	const { zone } = seatState(open, seat);
	if (zone !== void 0 && !zones.includes(zone)) zones.push(zone);
	return zones;
}
/** Seats clockwise, beginning with the given one. */
function clockwiseFrom(open, first) {
	return open.seats.map((_, i) => (first + i) % open.seats.length);
}
/** The names of everything that is printed on a card. Types derive from these lists. */
var PILOTS = [
	"tsunami",
	"magma",
	"rampage",
	"wasp",
	"maverick",
	"diamond",
	"kitty",
	"tank"
];
var BASIC_WEAPONS = [
	"energySword",
	"pulsePistol",
	"grenadeLauncher",
	"riotShield"
];
var ADVANCED_WEAPONS = [
	"vorpalSpiker",
	"empMace",
	"warhammer",
	"shockKnuckles",
	"laserBlaster",
	"crossbolt",
	"gatlingGun",
	"gaussRifle",
	"sniperRifle",
	"railgun",
	"lightningCoil",
	"particlePhaser",
	"flamethrower",
	"plasmaCannon",
	"rocketBattery",
	"autoTurret"
];
var WEAPONS = [...BASIC_WEAPONS, ...ADVANCED_WEAPONS];
var CARD_KINDS = [
	"collect",
	"purchase",
	"deployMine",
	"deployTurret",
	"powerUp",
	"diagonalJump",
	"doubleJump"
];
var MECH_SIDES = ["troy", "sparta"];
var RESOURCES = ["energy", "credits"];
var WEAPON_TYPES = [
	"melee",
	"ranged",
	"area"
];
function byKind(make) {
	return Object.fromEntries(CARD_KINDS.map((kind) => [kind, make(kind)]));
}
var KINDS = Object.fromEntries(CARD_KINDS.flatMap((kind) => [[kind, kind], [`${kind}2`, kind]]));
/** Taken from the keys, so that each name is one and the same string everywhere and compared at a glance. */
var CARDS = Object.keys(KINDS);
var HANDS = byKind((doubled) => CARDS.filter((card) => card === KINDS[card] || KINDS[card] === doubled));
/** The eight program cards of a seat (M2.1): one of each kind, and one kind doubled. */
function programCards(doubled) {
	return HANDS[doubled];
}
function kindOf(card) {
	return KINDS[card];
}
/** M4.1, M4.3: a Diagonal Jump goes diagonally, all others along the grid. */
function directionsOf(kind) {
	return kind === "diagonalJump" ? DIAGONAL_DIRECTIONS : PLAIN_DIRECTIONS;
}
function isJump(kind) {
	return kind === "diagonalJump" || kind === "doubleJump";
}
var { ask, askAll } = asking();
function turnedBy(facing, quarters) {
	return must(PLAIN_DIRECTIONS[(PLAIN_DIRECTIONS.indexOf(facing) + quarters) % PLAIN_DIRECTIONS.length], "such direction");
}
/** M13.3: ahead, to the highest or to the lowest of the zones it sees. */
var AIMS = {
	collect: "forward",
	deployMine: "highest",
	deployTurret: "highest",
	purchase: "lowest",
	powerUp: "lowest",
	diagonalJump: "jump",
	doubleJump: "jump"
};
/** The move of a plain card. */
function robotStep(open, seat, from, facing, card) {
	const towards = (direction) => {
		const to = zoneTowards(open, from, direction);
		return to === void 0 || hasOtherRobot(open, to, seat) ? void 0 : {
			to,
			facing: direction
		};
	};
	const chosen = aimed(open, AIMS[card], facing, towards) ?? towards(facing);
	const behind = turnedBy(facing, 2);
	return chosen ?? towards(behind) ?? { facing: behind };
}
/** The one best zone ahead, left or right; any tie means forward (M13.3, R57). */
function aimed(open, aim, facing, towards) {
	if (aim !== "highest" && aim !== "lowest") return void 0;
	const seen = [
		facing,
		turnedBy(facing, 3),
		turnedBy(facing, 1)
	].map(towards).filter((move) => move !== void 0);
	const sign = aim === "highest" ? 1 : -1;
	const worth = ({ to }) => sign * valueOf(open, to);
	const best = Math.max(...seen.map(worth));
	const candidates = seen.filter((move) => worth(move) === best);
	return candidates.length === 1 ? candidates[0] : void 0;
}
function hasOtherRobot(open, zone, seat) {
	const pilot = pilotIn(open, zone);
	return pilot !== void 0 && pilot !== seat && enemyIn(open, zone, seat) === void 0;
}
/** M13.5, R21: onto the human, at any distance, if they stand on one of the card's lines. */
function robotJump(open, from, card, human) {
	const rows = Math.abs(rowOf(from) - rowOf(human));
	const columns = Math.abs(columnOf(from) - columnOf(human));
	return (card === "diagonalJump" ? rows === columns : rows === 0 || columns === 0) ? human : void 0;
}
/** M13.12: north, or towards the human in the base's own row. */
function facingAtBase(open, base) {
	const zone = whereIs(open, humanOf(open));
	if (rowOf(zone) !== rowOf(base)) return "north";
	return columnOf(zone) > columnOf(base) ? "east" : "west";
}
var HEAL = {
	tag: "healForEnergy",
	max: 3
};
var MOVE_BOTH = { tag: "moveBoth" };
var SCORE_ONE = {
	tag: "scorePoints",
	vp: 1
};
var PER_TURRET = {
	tag: "damagePerTurret",
	damage: 1
};
var FOR_CREDITS = {
	tag: "damageForPayment",
	resource: "credits",
	max: 3
};
var FOR_ENERGY = {
	tag: "damageForPayment",
	resource: "energy",
	max: 3
};
var OF_ZONE = { tag: "damageOfZone" };
var basic = (type, energy, credits) => ({
	basic: true,
	type,
	vp: 1,
	energy,
	credits
});
var advanced$1 = (type, vp, energy, credits) => ({
	basic: false,
	type,
	vp,
	energy,
	credits
});
var house = (damage, effect) => ({
	damage,
	house: true,
	effect
});
var printed = (damage, effect) => ({
	damage,
	house: void 0,
	effect
});
/** The 20 weapons: figures of docs/rules/mechs-cards.md. */
var WEAPON_TABLE = sameShape({
	energySword: {
		...basic("melee", 1, 1),
		normal: house(1),
		power: house(2, {
			tag: "enemyLoses",
			energy: 1,
			credits: 1
		})
	},
	pulsePistol: {
		...basic("ranged", 1, 1),
		normal: house(1, { tag: "powerDamageAsFirst" }),
		power: house(2)
	},
	grenadeLauncher: {
		...basic("area", 2, 0),
		normal: house(1),
		power: house(3, { tag: "removeTokenInstead" })
	},
	riotShield: {
		...basic("melee", 0, 2),
		house: true,
		countersAll: true,
		normal: house(0, HEAL),
		power: house(1, HEAL)
	},
	vorpalSpiker: {
		...advanced$1("melee", 2, 0, 3),
		normal: house(1, MOVE_BOTH),
		power: house(3, MOVE_BOTH)
	},
	empMace: {
		...advanced$1("melee", 2, 0, 3),
		normal: house(1, {
			tag: "exhaustEnemyWeapon",
			cost: 2
		}),
		power: house(2, {
			tag: "exhaustEnemyWeapon",
			cost: 0
		})
	},
	warhammer: {
		...advanced$1("melee", 3, 0, 4),
		normal: house(2, SCORE_ONE),
		power: printed(3, SCORE_ONE)
	},
	shockKnuckles: {
		...advanced$1("melee", 4, 0, 5),
		uncounterable: true,
		normal: house(3),
		power: house(4)
	},
	laserBlaster: {
		...advanced$1("ranged", 2, 1, 2),
		normal: house(1, PER_TURRET),
		power: house(2, PER_TURRET)
	},
	crossbolt: {
		...advanced$1("ranged", 2, 1, 2),
		normal: house(1),
		power: house(2, { tag: "readyOwnWeapon" })
	},
	gatlingGun: {
		...advanced$1("ranged", 2, 1, 2),
		normal: house(0, FOR_CREDITS),
		power: house(2, FOR_CREDITS)
	},
	gaussRifle: {
		...advanced$1("ranged", 3, 1, 3),
		normal: house(2, {
			tag: "gainResource",
			amount: 1
		}),
		power: house(3, {
			tag: "gainResource",
			amount: 2
		})
	},
	sniperRifle: {
		...advanced$1("ranged", 3, 1, 3),
		normal: house(2),
		power: house(3, {
			tag: "enemyLosesPoints",
			resource: "credits",
			max: 3
		})
	},
	railgun: {
		...advanced$1("ranged", 4, 2, 3),
		normal: house(3),
		power: house(4, {
			tag: "sweepLine",
			damage: 1
		})
	},
	lightningCoil: {
		...advanced$1("area", 2, 3, 0),
		normal: printed(0, FOR_ENERGY),
		power: house(2, FOR_ENERGY)
	},
	particlePhaser: {
		...advanced$1("area", 2, 3, 0),
		normal: house(1, { tag: "stealOne" }),
		power: house(2, { tag: "stealBoth" })
	},
	flamethrower: {
		...advanced$1("area", 3, 4, 0),
		normal: house(1, OF_ZONE),
		power: house(2, OF_ZONE)
	},
	plasmaCannon: {
		...advanced$1("area", 3, 4, 0),
		normal: house(2, {
			tag: "damageAfterArea",
			damage: 2
		}),
		power: house(4)
	},
	rocketBattery: {
		...advanced$1("area", 4, 5, 0),
		normal: house(4, {
			tag: "loseHealth",
			hp: 1
		}),
		power: house(6, {
			tag: "loseHealth",
			hp: 2
		})
	},
	autoTurret: {
		...advanced$1("area", 4, 5, 0),
		normal: house(3),
		power: house(4, { tag: "freeTurret" })
	}
});
/** Abilities whose resource is a house value, because it is printed as artwork only. */
var PAID_ABILITIES = [
	"tsunami",
	"magma",
	"maverick",
	"kitty",
	"troy",
	"sparta"
];
var PUBLISHED_FIGURES = {
	health: {
		pilot: 6,
		armor: 9,
		mech: 11
	},
	startEnergy: 3,
	startCredits: 3,
	trackMaximum: 9,
	knockOutMinimum: 2,
	mineNumbers: [
		1,
		2,
		3,
		4
	],
	turrets: 3,
	rounds: 6,
	cardsPerRound: 4,
	upgradeCost: 5,
	healPerEnergy: 2,
	takeMechPoints: 2,
	holdMechPoints: 3,
	rowPlaces: 4,
	doubledCard: "collect",
	zones: {
		resource: [
			{
				value: 1,
				energy: 2,
				credits: 2
			},
			{
				value: 2,
				energy: 3,
				credits: 3
			},
			{
				value: 3,
				energy: 2,
				credits: 2
			},
			{
				value: 4,
				energy: 1,
				credits: 1
			}
		],
		baseValue: 1,
		mechValue: 4
	},
	weapons: WEAPON_TABLE,
	abilityResource: {
		tsunami: "energy",
		magma: "energy",
		maverick: "credits",
		kitty: "energy",
		troy: "energy",
		sparta: "energy"
	}
};
var known = /* @__PURE__ */ new WeakMap();
/** The figures a match is played with. */
function figuresOf(config) {
	const { ruleset } = config;
	if (!ruleset) return PUBLISHED_FIGURES;
	const before = known.get(ruleset);
	if (before) return before;
	const figures = replaceHouseValues(ruleset);
	known.set(ruleset, figures);
	return figures;
}
function replaceHouseValues(ruleset) {
	const weapons = { ...WEAPON_TABLE };
	for (const id of WEAPONS) {
		const changed = ruleset.weapons?.[id];
		const weapon = WEAPON_TABLE[id];
		if (!changed) continue;
		weapons[id] = {
			...weapon,
			type: changed.type ?? weapon.type,
			normal: {
				...weapon.normal,
				damage: changed.normal
			},
			power: {
				...weapon.power,
				damage: changed.power
			}
		};
	}
	const { health, abilityResource } = PUBLISHED_FIGURES;
	return {
		...PUBLISHED_FIGURES,
		health: {
			...health,
			pilot: ruleset.pilotHealth ?? health.pilot
		},
		doubledCard: ruleset.doubledCard ?? PUBLISHED_FIGURES.doubledCard,
		zones: ruleset.zones ?? PUBLISHED_FIGURES.zones,
		weapons,
		abilityResource: {
			...abilityResource,
			...ruleset.abilities
		}
	};
}
/** The face-down piles of the robot pilots (M13.2, M13.10). */
function pilesOf(g, seat) {
	return must(g.hidden.robots.find((robot) => robot.seat === seat), "robot in this seat");
}
function freshPiles(seat) {
	return {
		seat,
		stack: [],
		played: [],
		orders: []
	};
}
/** M13.2: all eight cards, at the start and whole after every round. */
function shuffleStack(g, piles) {
	piles.stack = shuffled(programCards(figuresOf(g.config).doubledCard).map(kindOf), g.random.stream("robotCards"));
	piles.played = [];
	showStack(g, piles);
}
/** The top card; an empty stack is refilled from the played cards (R60). */
function flipCard(g, seat) {
	const piles = pilesOf(g, seat);
	if (piles.stack.length === 0) {
		piles.stack = shuffled(piles.played, g.random.stream("robotCards"));
		piles.played = [];
	}
	const card = must(piles.stack.pop(), "card of this robot");
	piles.played.push(card);
	showStack(g, piles);
	return card;
}
function showStack(g, { seat, stack }) {
	robotOf(g.open, seat).stack = stack.length;
}
/** M13.10: one shuffle of its weapons is an order of all there are; those it carries come up by it. */
function shuffledWeapons(g) {
	return shuffled(WEAPONS, g.random.stream("robotWeapons"));
}
/** M6: what a status can carry, the standing order, and equipping by it. */
var SLOTS = {
	pilot: {
		basic: 2,
		advanced: 0
	},
	armor: {
		basic: 2,
		advanced: 2
	},
	mech: {
		basic: 0,
		advanced: 4
	}
};
function weaponFigures$1(g, id) {
	return figuresOf(g.config).weapons[id];
}
/** M6.2, M6.3: the first weapons of the order that fit; stowed ones only when nothing else can be carried. */
function loadout(order, status, isBasic) {
	let { basic, advanced } = SLOTS[status];
	const equipped = [];
	for (const { weapon, stowed } of order) {
		if (stowed) continue;
		if (isBasic(weapon) ? basic-- > 0 : advanced-- > 0) equipped.push(weapon);
	}
	if (equipped.length > 0) return equipped;
	const carried = order.find(({ weapon }) => SLOTS[status][isBasic(weapon) ? "basic" : "advanced"] > 0);
	return carried ? [carried.weapon] : [];
}
var BASICS = new Set(BASIC_WEAPONS);
/** Printed, and the same in every ruleset. */
function isBasicWeapon(id) {
	return BASICS.has(id);
}
/** M6.2: at the moments named there, what is carried follows the standing order. */
function equip(g, seat) {
	const state = seatState(g.open, seat);
	const weapons = loadout(secretOf(g, seat).order, state.status, isBasicWeapon);
	if (weapons.length === state.equipped.length && weapons.every((id, i) => id === state.equipped[i])) return;
	state.equipped = weapons;
	g.emit({
		type: "weaponsEquipped",
		seat,
		weapons: weapons.slice()
	});
}
/** A new weapon goes to the end of the order (R53) and may be carried at once (M6.2). */
function acquire(g, seat, weapon, how) {
	seatState(g.open, seat).weapons.push({
		id: weapon,
		purchased: how.purchased
	});
	secretOf(g, seat).order.push({
		weapon,
		stowed: false
	});
	equip(g, seat);
}
function checkArrangement(state, seat, arrangement) {
	if (!Array.isArray(arrangement) || !arrangement.every(isWeaponPlace)) return "malformed";
	const { combat } = state.open;
	if (isRobot(state.open, seat)) return "illegal";
	if (combat?.attacker.seat === seat || combat?.defender.seat === seat) return "illegal";
	const owned = seatState(state.open, seat).weapons.map((weapon) => weapon.id);
	const named = new Set(arrangement.map((place) => place.weapon));
	return named.size === arrangement.length && named.size === owned.length && owned.every((weapon) => named.has(weapon)) ? "fine" : "illegal";
}
function applyArrangement(state, seat, arrangement) {
	secretOf(state, seat).order = arrangement.map(({ weapon, stowed }) => ({
		weapon,
		stowed
	}));
}
function isWeaponPlace(value) {
	if (typeof value !== "object" || value === null) return false;
	const { weapon, stowed, ...rest } = value;
	return typeof weapon === "string" && typeof stowed === "boolean" && Object.keys(rest).length === 0;
}
/** M13.12, R61: a fallen robot is in Power Armor at full health again, at its base or near it. */
function returnRobot(g, seat, { leftMech }) {
	const { open } = g;
	const state = seatState(open, seat);
	state.status = "armor";
	state.hp = figuresOf(g.config).health.armor;
	g.emit({
		type: "statusChanged",
		seat,
		status: state.status,
		hp: state.hp
	});
	if (leftMech) drawEquipment(g, seat);
	const base = baseOf(open, seat);
	const robot = robotOf(open, seat);
	if (isFree$1(open, base, seat)) {
		displace(g, seat, base, "knockOut");
		robot.facing = facingAtBase(open, base);
	} else landNearBase(g, seat, base, robot);
}
/** R60: neither the human, nor the other robot, nor a token of the human. */
function isFree$1(open, zone, seat) {
	const pilot = pilotIn(open, zone);
	const token = tokenIn(open, zone);
	return (pilot === void 0 || pilot === seat) && (token === void 0 || isRobot(open, token.seat));
}
/** R60: its unused cards are tried from the base until one leads to a free zone. */
function landNearBase(g, seat, base, robot) {
	const { open } = g;
	const most = robot.stack + programCards(figuresOf(g.config).doubledCard).length;
	for (let tries = 0; tries < most; tries++) {
		const card = flipCard(g, seat);
		const move = isJump(card) ? void 0 : robotStep(open, seat, base, "north", card);
		g.emit({
			type: "robotFlipped",
			seat,
			card,
			facing: move?.facing ?? "north",
			stack: robot.stack
		});
		if (move?.to === void 0 || !isFree$1(open, move.to, seat)) continue;
		displace(g, seat, move.to, "knockOut");
		robot.facing = move.facing;
		return;
	}
	displace(g, seat, pick$1(closestZones(open, base, (zone) => isFree$1(open, zone, seat)), g.random.stream("robotPlace")), "knockOut");
	robot.facing = "north";
}
/** M13.9: with more advanced weapons than slots, those it carries are drawn at random. */
function drawEquipment(g, seat) {
	const secret = secretOf(g, seat);
	const isBasic = ({ weapon }) => weaponFigures$1(g, weapon).basic;
	const advanced = secret.order.filter((place) => !isBasic(place));
	secret.order = [...secret.order.filter(isBasic), ...shuffled(advanced, g.random.stream("robotArms"))];
	equip(g, seat);
}
/** Health, energy, credits and victory points: every change goes through here, so bounds hold everywhere. */
function maxHealth(g, seat) {
	return figuresOf(g.config).health[seatState(g.open, seat).status];
}
/** M5.1: a track stops at its maximum. Returns what was really gained. */
function gain(g, seat, resource, amount) {
	const state = seatState(g.open, seat);
	const gained = Math.min(amount, figuresOf(g.config).trackMaximum - state[resource]);
	state[resource] += gained;
	return gained;
}
/** R10: "lose" and "steal" take what is there. Returns what was really lost. */
function lose(g, seat, resource, amount) {
	const state = seatState(g.open, seat);
	const lost = Math.min(amount, state[resource]);
	state[resource] -= lost;
	return lost;
}
function canPay(g, seat, resource, amount) {
	return seatState(g.open, seat)[resource] >= amount;
}
/** Pays for something that was offered because it could be paid for. */
function pay(g, seat, resource, amount) {
	if (!canPay(g, seat, resource, amount)) throw new Error(`Seat ${seat} cannot pay ${amount} ${resource}.`);
	seatState(g.open, seat)[resource] -= amount;
}
function emptySheet() {
	return {
		combat: 0,
		knockOuts: 0,
		zones: 0,
		turrets: 0,
		mines: 0,
		mech: 0,
		weapons: 0
	};
}
function score(g, seat, vp, source) {
	if (vp === 0) return;
	addToSheet(g, seat, vp, source);
	g.emit({
		type: "scored",
		seat,
		vp,
		source
	});
}
/** Points counted by an event of their own (the scoring rounds). */
function addToSheet(g, seat, vp, source) {
	const state = seatState(g.open, seat);
	must(state.scores[g.open.round - 1], "score sheet of this round")[source] += vp;
	state.vp += vp;
}
/** R10: points never fall below 0. What is lost came from combat and is booked there. */
function losePoints(g, seat, vp) {
	const lost = Math.min(vp, seatState(g.open, seat).vp);
	if (lost === 0) return 0;
	addToSheet(g, seat, -lost, "combat");
	g.emit({
		type: "pointsLost",
		seat,
		vp: lost
	});
	return lost;
}
function totalSheet(sheets) {
	const total = emptySheet();
	for (const sheet of sheets) for (const source of SCORE_SOURCES) total[source] += sheet[source];
	return total;
}
/** M5.3: mines are paid in credits, turrets in energy. */
function priceOf$1(kind) {
	return kind === "mine" ? "credits" : "energy";
}
/** Takes a token from supply into the arena under a fresh id (R13). */
function placeToken(g, { seat, kind, zone, number }) {
	const { open } = g;
	const token = {
		id: ++open.tokensPlaced,
		kind,
		seat,
		zone
	};
	open.tokens.push(token);
	if (kind === "turret") {
		seatState(open, seat).turrets--;
		return token;
	}
	seatState(open, seat).mines--;
	const secret = secretOf(g, seat);
	const taken = secret.supply.indexOf(must(number, "number for this mine"));
	secret.placed[token.id] = must(secret.supply[taken], "such mine in supply");
	secret.supply = secret.supply.filter((other) => other !== number);
	return token;
}
function deployFromSupply(g, deployment) {
	const { seat, kind, zone, price } = deployment;
	pay(g, seat, priceOf$1(kind), price);
	const { id: token } = placeToken(g, deployment);
	g.emit({
		type: "tokenDeployed",
		seat,
		kind,
		token,
		zone,
		...spent(kind, price)
	});
}
/** All are out: one of them moves here instead (M5.3, R14, R51). */
function moveToken(g, token, to, price) {
	const { id, kind, seat, zone: from } = token;
	pay(g, seat, priceOf$1(kind), price);
	token.zone = to;
	g.emit({
		type: "tokenMoved",
		seat,
		kind,
		token: id,
		from,
		to,
		...spent(kind, price)
	});
}
function spent(kind, price) {
	return kind === "mine" ? {
		energy: 0,
		credits: price
	} : {
		energy: price,
		credits: 0
	};
}
function numberOf({ placed }, mine) {
	return must(placed[mine.id], "number on this mine");
}
/** A token goes back to its owner's supply, its number secret again (R13). `by`: who caused it. */
function* returnToken(g, token, by) {
	const { open } = g;
	open.tokens.splice(open.tokens.indexOf(token), 1);
	const owner = seatState(open, token.seat);
	if (token.kind === "turret") owner.turrets++;
	else {
		owner.mines++;
		const secret = secretOf(g, token.seat);
		const number = numberOf(secret, token);
		delete secret.placed[token.id];
		secret.supply = [...secret.supply, number].sort((a, b) => a - b);
	}
	const { afterTokenDestroyed } = abilityOf(g, token.seat);
	if (afterTokenDestroyed && by !== token.seat) yield* afterTokenDestroyed(g, token.seat, token.kind);
}
/** A card or a displaced pilot takes a token off the arena, without damage. */
function* removeToken(g, token, by) {
	const { seat: owner, kind, id, zone } = token;
	g.emit({
		type: "tokenRemoved",
		owner,
		kind,
		token: id,
		zone,
		by
	});
	yield* returnToken(g, token, by);
}
/** M7.1. True if it knocks the pilot out. */
function* explodeMine(g, mine, seat) {
	const number = numberOf(secretOf(g, mine.seat), mine);
	const damage = valueOf(g.open, mine.zone) + number;
	const { seat: owner, id: token, zone } = mine;
	g.emit({
		type: "mineExploded",
		seat,
		owner,
		zone,
		token,
		number,
		damage
	});
	yield* hurt(g, seat, damage, "mine");
	yield* returnToken(g, mine, seat);
	return yield* fallTo(g, seat, mine);
}
/** M7.2. True if it knocks the pilot out; then the turret stays. */
function* fireTurret(g, turret, seat) {
	const damage = valueOf(g.open, turret.zone);
	const { seat: owner, id: token, zone } = turret;
	g.emit({
		type: "turretFired",
		seat,
		owner,
		zone,
		token,
		damage
	});
	yield* hurt(g, seat, damage, "turret");
	if (seatState(g.open, seat).hp > 0) yield* removeToken(g, turret, seat);
	return yield* fallTo(g, seat, turret);
}
/** A knock-out by a token scores for its owner; damage alone does not (M7.4). */
function* fallTo(g, seat, token) {
	if (seatState(g.open, seat).hp > 0) return false;
	score(g, token.seat, 1, "knockOuts");
	yield* knockOut(g, seat, {
		by: token.seat,
		cause: token.kind
	});
	return true;
}
/** M10: what falls is what the seat was; every knock-out ends in Ad Hoc mode (R1). */
function* knockOut(g, seat, how) {
	const { open } = g;
	const state = seatState(open, seat);
	const was = state.status;
	g.emit({
		type: "knockedOut",
		seat,
		by: how.by,
		cause: how.cause
	});
	if (was === "mech") leaveMech(g, seat);
	if (isRobot(open, seat)) return returnRobot(g, seat, { leftMech: was === "mech" });
	if (was === "pilot") raiseTracks(g, seat);
	state.status = "pilot";
	state.hp = maxHealth(g, seat);
	g.emit({
		type: "statusChanged",
		seat,
		status: state.status,
		hp: state.hp
	});
	enterAdHoc(g, seat);
	equip(g, seat);
	if (was === "pilot") yield* returnToBase(g, seat);
	else yield* findRefuge(g, seat, whereIs(open, seat), "knockOut");
}
/** M10.1: energy and credits are raised to a minimum. */
function raiseTracks(g, seat) {
	const { knockOutMinimum } = figuresOf(g.config);
	const { energy, credits } = seatState(g.open, seat);
	const raised = {
		energy: gain(g, seat, "energy", Math.max(0, knockOutMinimum - energy)),
		credits: gain(g, seat, "credits", Math.max(0, knockOutMinimum - credits))
	};
	if (raised.energy + raised.credits > 0) g.emit({
		type: "resourcesGained",
		seat,
		...raised
	});
}
/** M10.3: the Mech stays, empty, where its pilot fell. */
function leaveMech(g, seat) {
	g.open.mech = {
		zone: g.open.mech.zone,
		holder: void 0
	};
	seatState(g.open, seat).side = void 0;
	g.emit({
		type: "mechLeft",
		zone: g.open.mech.zone
	});
}
/** M11.1, R26: the next turn is a first Ad Hoc turn. */
function enterAdHoc(g, seat) {
	seatState(g.open, seat).adHoc = "first";
	secretOf(g, seat).program = [];
	g.emit({
		type: "adHocEntered",
		seat
	});
}
/** M10.1 */
function* returnToBase(g, seat) {
	const base = baseOf(g.open, seat);
	if (isHostile(g.open, base, seat)) yield* findRefuge(g, seat, base, "knockOut");
	else displace(g, seat, base, "knockOut");
}
/** M8.6, M10: to the closest zone that is not hostile, by the seat's choice among equals (R6). */
function* findRefuge(g, seat, origin, reason) {
	const options = closestRefuges(g.open, seat, origin);
	const fallback = () => options.reduce((best, zone) => valueOf(g.open, zone) > valueOf(g.open, best) ? zone : best);
	const zone = yield* ask({
		seat,
		kind: "refuge",
		about: { reason },
		options,
		fallback
	});
	displace(g, seat, zone, reason);
	const token = tokenIn(g.open, zone);
	if (token && token.seat !== seat) yield* removeToken(g, token, seat);
}
function closestRefuges(open, seat, origin) {
	const left = whereIs(open, seat);
	const safe = closestZones(open, origin, (zone) => zone !== left && !isHostile(open, zone, seat));
	if (safe.length > 0) return safe;
	return closestZones(open, origin, (zone) => zone !== left && pilotIn(open, zone) === void 0);
}
function displace(g, seat, to, reason) {
	const from = whereIs(g.open, seat);
	standIn(g.open, seat, to);
	g.emit({
		type: "pilotDisplaced",
		seat,
		from,
		to,
		reason
	});
}
/** M9.1: only a Power Armor at full health that enters its zone (R30) may take the empty Mech. */
function* offerEmptyMech(g, seat) {
	const { status, hp } = seatState(g.open, seat);
	if (isRobot(g.open, seat)) return board(g, seat);
	if (status === "armor" && hp === maxHealth(g, seat)) yield* offerMech(g, seat);
}
/** M10.3: a victor takes it whatever their status or health. */
function* offerMech(g, seat) {
	if (isRobot(g.open, seat)) return board(g, seat);
	const side = yield* ask({
		seat,
		kind: "takeMech",
		about: { zone: whereIs(g.open, seat) },
		options: [...MECH_SIDES, null],
		fallback: () => sensibleSide(g, seat)
	});
	if (side) board(g, seat, side);
}
/** Force Field is worth having only with energy to spend. */
function sensibleSide(g, seat) {
	const { abilityResource } = figuresOf(g.config);
	return seatState(g.open, seat)[abilityResource.sparta] >= 2 ? "sparta" : "troy";
}
function board(g, seat, side) {
	const state = seatState(g.open, seat);
	state.status = "mech";
	state.side = side;
	state.hp = maxHealth(g, seat);
	g.open.mech = {
		zone: whereIs(g.open, seat),
		holder: seat
	};
	g.emit({
		type: "mechTaken",
		seat,
		side,
		zone: g.open.mech.zone
	});
	score(g, seat, figuresOf(g.config).takeMechPoints, "mech");
	equip(g, seat);
}
/** M8: combat. The two alternate until one falls or has nothing left to attack with. */
function* fight(g, start) {
	const combat = openCombat(g, start);
	score(g, start.attacker, 1, "combat");
	for (const { user, enemy } of [boutOf(combat), boutOf(combat, start.defender)]) {
		const { beforeCombat } = abilityOf(g, user.seat);
		if (beforeCombat) yield* beforeCombat(g, user, enemy.seat);
	}
	for (;;) {
		const bout = boutOf(combat);
		const { user, enemy } = bout;
		if (!isRobot(g.open, user.seat) && readyWeapons(g, user).length === 0) {
			yield* retreat(g, bout);
			return {
				dragged: combat.dragged,
				mechWasOffered: false
			};
		}
		const attack = isRobot(g.open, user.seat) ? robotAttack(g, bout) : yield* ask(attackQuestion(g, bout));
		if (attack) {
			const strike = {
				combat,
				user,
				enemy,
				attack,
				bystanders: []
			};
			yield* carryOut(g, strike);
			const end = hasSomebodyFallen(g, strike) ? yield* settle$1(g, strike) : void 0;
			if (end) return end;
		} else g.emit({
			type: "attackPassed",
			seat: user.seat
		});
		combat.turn = enemy.seat;
	}
}
function openCombat(g, { attacker, defender, zone, jumped }) {
	const combat = {
		zone,
		attacker: freshFighter(attacker),
		defender: freshFighter(defender),
		turn: attacker,
		jumped,
		dragged: false
	};
	g.open.combat = combat;
	g.emit({
		type: "combatStarted",
		attacker,
		defender,
		zone,
		jumped
	});
	return combat;
}
function freshFighter(seat) {
	return {
		seat,
		exhausted: [],
		used: [],
		keepsFirst: false,
		shieldOffered: false
	};
}
/** M8.5: what was exhausted is forgotten with the combat. */
function closeCombat(g, { combat }) {
	g.open.combat = void 0;
	for (const { seat } of [combat.attacker, combat.defender]) shuffleWeapons(g, seat);
}
function announceEnd(g, { combat }, winner) {
	g.emit({
		type: "combatEnded",
		attacker: combat.attacker.seat,
		defender: combat.defender.seat,
		winner
	});
}
/** M8.2; a robot pilot flips its next weapon instead, if it has any (M13.10). */
function attackQuestion(g, bout) {
	const options = attackOptions(g, bout);
	return {
		seat: bout.user.seat,
		kind: "attack",
		about: { enemy: bout.enemy.seat },
		options,
		fallback: () => bestAttack(g, bout, options)
	};
}
/** M8.2, M8.3: exhaust the weapon, pay, deal the damage, then the effect. */
function* carryOut(g, strike) {
	const { user, enemy, attack } = strike;
	const { weapon, line, remove } = attack;
	const damage = damageOf(g, strike, attack);
	const countered = line === "power" && !isPowerAttack(strike);
	g.emit({
		type: "weaponUsed",
		seat: user.seat,
		enemy: enemy.seat,
		weapon,
		line,
		countered
	});
	if (!(user.keepsFirst && user.used.length === 0)) user.exhausted.push(weapon);
	user.used.push(weapon);
	const token = remove === void 0 ? void 0 : tokenIn(g.open, remove);
	if (token) return yield* removeToken(g, token, user.seat);
	const { effect } = weaponFigures$1(g, weapon)[line];
	if (effect) handlerOf(effect).beforeDamage?.(g, strike, effect);
	const dealt = yield* hurt(g, enemy.seat, damage, "weapon", {
		by: user.seat,
		fighter: enemy
	});
	score(g, user.seat, dealt, "combat");
	if (effect) yield* resolveEffect(g, strike, effect);
}
function hasSomebodyFallen({ open }, { user, enemy, bystanders }) {
	return bystanders.length > 0 || [user, enemy].some(({ seat }) => seatState(open, seat).hp === 0);
}
/** M8.7: who fell by this attack, one after the other clockwise from the active seat (R49). */
function* settle$1(g, strike) {
	const { open } = g;
	const { combat, user, enemy, bystanders } = strike;
	const hasFallen = ({ seat }) => seatState(open, seat).hp === 0;
	const loser = [enemy, user].find(hasFallen)?.seat;
	const victor = loser === user.seat ? enemy.seat : user.seat;
	if (loser !== void 0) closeCombat(g, strike);
	let mechWasOffered = false;
	const fallen = clockwiseFrom(open, activeSeat(open)).filter((seat) => seat === loser || bystanders.includes(seat));
	for (const seat of fallen) {
		const held = open.mech.holder === seat;
		const by = seat === loser ? victor : user.seat;
		score(g, by, 1, "knockOuts");
		yield* knockOut(g, seat, {
			by,
			cause: seat !== loser ? "railgun" : seat === user.seat ? "ownWeapon" : "weapon"
		});
		if (held && seat === loser) {
			yield* offerMech(g, victor);
			mechWasOffered = true;
		}
	}
	if (loser === void 0) return void 0;
	announceEnd(g, strike, victor);
	return {
		dragged: combat.dragged,
		mechWasOffered,
		loser
	};
}
/** M8.6 */
function* retreat(g, bout) {
	const { seat } = bout.user;
	const enemy = bout.enemy.seat;
	closeCombat(g, bout);
	g.emit({
		type: "pilotRetreated",
		seat,
		enemy
	});
	score(g, enemy, 1, "combat");
	enterAdHoc(g, seat);
	yield* findRefuge(g, seat, whereIs(g.open, seat), "retreat");
	announceEnd(g, bout, enemy);
}
/** M4: where a card leads from a zone; undefined is a wall (M4.2). */
function destination(open, from, card) {
	return zoneTowards(open, from, card.direction, card.kind === "doubleJump" ? 2 : 1);
}
/** Puts a pilot into a zone; the Mighty Mech moves with the pilot who holds it (M9.2). */
function standIn(open, seat, zone) {
	seatState(open, seat).zone = zone;
	if (open.mech.holder === seat) open.mech.zone = zone;
}
/** M4.1–M4.3: plays the move of a card. `mayFight` is false on a first Ad Hoc turn (M11.2). */
function* moveBy(g, seat, card, mayFight) {
	const { open } = g;
	const from = whereIs(open, seat);
	const to = destination(open, from, card);
	if (to === void 0) {
		g.emit({
			type: "wallHit",
			seat,
			zone: from,
			direction: card.direction
		});
		return "free";
	}
	if (isJump(card.kind)) {
		g.emit({
			type: "pilotMoved",
			seat,
			from,
			to,
			by: "jump"
		});
		return yield* enter$1(g, seat, to, { jumped: true });
	}
	const { goOn } = abilityOf(g, seat);
	g.emit({
		type: "pilotMoved",
		seat,
		from,
		to,
		by: "move"
	});
	let entry = yield* enter$1(g, seat, to, { jumped: false });
	while (goOn && entry === "free") {
		const here = whereIs(open, seat);
		const next = zoneTowards(open, here, card.direction);
		if (next === void 0 || !mayFight && enemyIn(open, next, seat) !== void 0) break;
		if (!(yield* goOn(g, seat, next))) break;
		g.emit({
			type: "pilotMoved",
			seat,
			from: here,
			to: next,
			by: "charge"
		});
		entry = yield* enter$1(g, seat, next, { jumped: false });
	}
	return entry;
}
/** M4.6: mine → combat → turret → the empty Mech; a knock-out ends the sequence. */
function* enter$1(g, seat, zone, how) {
	const { open } = g;
	standIn(open, seat, zone);
	const mine = tokenIn(open, zone);
	if (mine?.kind === "mine" && areEnemies(open, mine.seat, seat)) {
		if (yield* explodeMine(g, mine, seat)) return "fallen";
	}
	const enemy = enemyIn(open, zone, seat);
	let mechWasOffered = false;
	if (enemy !== void 0) {
		if (yield* fireAllysTurret(g, seat, enemy)) return "fallen";
		const end = yield* fight(g, {
			attacker: seat,
			defender: enemy,
			zone,
			jumped: how.jumped
		});
		if (end.loser === seat) return "fallen";
		if (end.dragged || whereIs(open, seat) !== zone) return "fought";
		mechWasOffered = end.mechWasOffered;
	}
	const turret = tokenIn(open, zone);
	if (turret?.kind === "turret" && areEnemies(open, turret.seat, seat)) {
		if (yield* fireTurret(g, turret, seat)) return "fallen";
	}
	if (hasEmptyMech(open, zone) && !mechWasOffered) yield* offerEmptyMech(g, seat);
	return enemy === void 0 ? "free" : "fought";
}
/** M13.10: a turret of the robot that is not in this combat fires before it. */
function* fireAllysTurret(g, seat, enemy) {
	const turret = tokenIn(g.open, whereIs(g.open, seat));
	if (turret?.kind !== "turret" || turret.seat === enemy || areEnemies(g.open, turret.seat, enemy)) return false;
	return yield* fireTurret(g, turret, seat);
}
/** R35: in the Mech the side's ability replaces the pilot's own; robot pilots have none. */
function abilityOf(g, seat) {
	const { status, side, pilot } = seatState(g.open, seat);
	return ABILITIES[(status === "mech" ? side : pilot) ?? "none"];
}
var ABILITIES = sameShape({
	none: {},
	tsunami: { 
	/** Impulse Command (R25): only instead of the last card of the round. */
*beforeReveal(g, seat) {
		if (g.open.turn !== figuresOf(g.config).cardsPerRound) return false;
		return yield* offer(g, seat, "impulse", {
			ability: "tsunami",
			cost: 2,
			about: {},
			fallback: false
		});
	} },
	magma: { 
	/** Power Shield (R38): the first attack of a combat that would hurt her. */
*beforeDamage(g, seat, { damage, fighter }) {
		if (!fighter || fighter.shieldOffered) return 0;
		fighter.shieldOffered = true;
		return (yield* offer(g, seat, "powerShield", {
			ability: "magma",
			cost: 1,
			about: { damage },
			fallback: true
		})) ? 1 : 0;
	} },
	rampage: { extraCollect: 1 },
	wasp: { 
	/** Scare Tactics (R50). */
*afterTokenDestroyed(g, seat, kind) {
		const { open } = g;
		const zones = adjacentZones(open, whereIs(open, seat)).filter((zone) => isEmpty(open, zone) && canPay(g, seat, priceOf$1(kind), valueOf(open, zone) + 1));
		const numbers = kind === "mine" ? secretOf(g, seat).supply : [void 0];
		const options = zones.flatMap((zone) => numbers.map((number) => number === void 0 ? { zone } : {
			zone,
			number
		}));
		const choice = yield* ask({
			seat,
			kind: "scareTactics",
			about: { token: kind },
			options: [...options, null],
			fallback: () => null
		});
		if (choice) deployFromSupply(g, {
			seat,
			kind,
			...choice,
			price: valueOf(open, choice.zone) + 1
		});
	} },
	maverick: { 
	/** Weapons Expert (R40). */
*beforeCombat(g, fighter, enemy) {
		fighter.keepsFirst = yield* offer(g, fighter.seat, "weaponsExpert", {
			ability: "maverick",
			cost: 2,
			about: { enemy },
			fallback: false
		});
	} },
	diamond: { freeHealing: 5 },
	kitty: { 
	/** Gyroscope (R28). */
*afterReveal(g, seat, card, mayFight) {
		const resource = figuresOf(g.config).abilityResource.kitty;
		const cost = 1;
		if (!canPay(g, seat, resource, cost)) return card;
		const from = whereIs(g.open, seat);
		const isAllowed = (turned) => {
			if (mayFight) return true;
			const to = destination(g.open, from, {
				kind: kindOf(turned.card),
				direction: turned.direction
			});
			return to === void 0 || enemyIn(g.open, to, seat) === void 0;
		};
		const turns = ["left", "right"].filter((way) => isAllowed(turnedCard(card, way)));
		const way = yield* ask({
			seat,
			kind: "gyroscope",
			about: {
				card,
				cost,
				resource
			},
			options: [...turns, null],
			fallback: () => null
		});
		if (!way) return card;
		payFor(g, seat, "kitty", cost);
		const turned = turnedCard(card, way);
		g.emit({
			type: "cardTurned",
			seat,
			direction: turned.direction
		});
		return turned;
	} },
	tank: {
		lessFromMines: 2,
		lessFromTurrets: 1
	},
	troy: { 
	/** Rocket Charge (R34): each further zone is paid singly. */
*goOn(g, seat, to) {
		return yield* offer(g, seat, "rocketCharge", {
			ability: "troy",
			cost: 1,
			about: { to },
			fallback: false
		});
	} },
	sparta: { 
	/** Force Field: each time, also against mines, turrets and a Railgun's line. */
*beforeDamage(g, seat, { damage }) {
		const resource = figuresOf(g.config).abilityResource.sparta;
		const most = Math.min(2, damage, seatState(g.open, seat)[resource]);
		const less = yield* ask({
			seat,
			kind: "forceField",
			about: {
				damage,
				resource
			},
			options: times(most + 1, (amount) => amount),
			fallback: () => most
		});
		if (less > 0) payFor(g, seat, "sparta", less);
		return less;
	} }
});
function turnedCard({ card, direction }, way) {
	const circle = kindOf(card) === "diagonalJump" ? DIAGONAL_DIRECTIONS : PLAIN_DIRECTIONS;
	const step = way === "right" ? 1 : circle.length - 1;
	const turned = circle[(circle.indexOf(direction) + step) % circle.length];
	return {
		card,
		direction: must(turned, "such direction")
	};
}
/** Offers something for a price: asked only of a seat that can pay, and paid at once (R53). */
function* offer(g, seat, kind, terms) {
	const { ability, cost, fallback } = terms;
	const resource = figuresOf(g.config).abilityResource[ability];
	if (!canPay(g, seat, resource, cost)) return false;
	const isTaken = yield* ask({
		seat,
		kind,
		about: {
			cost,
			resource,
			...terms.about
		},
		options: [true, false],
		fallback: () => fallback
	});
	if (isTaken) payFor(g, seat, ability, cost);
	return isTaken;
}
function payFor(g, seat, ability, amount) {
	const resource = figuresOf(g.config).abilityResource[ability];
	pay(g, seat, resource, amount);
	g.emit({
		type: "resourcePaid",
		seat,
		resource,
		amount,
		cause: ability
	});
}
/** What an attack does to health; reductions come first and stop at 0 (R37). Returns what really came off. */
function* hurt(g, seat, damage, cause, combat = {}) {
	const ability = abilityOf(g, seat);
	let left = damage - toughness(g, seat, damage, cause);
	if (left > 0 && ability.beforeDamage) {
		const by = Math.min(yield* ability.beforeDamage(g, seat, {
			damage: left,
			fighter: combat.fighter
		}), left);
		left -= by;
		if (by > 0) g.emit({
			type: "damageReduced",
			seat,
			by
		});
	}
	const state = seatState(g.open, seat);
	const dealt = Math.min(left, state.hp);
	state.hp -= dealt;
	g.emit({
		type: "damageDealt",
		seat,
		by: combat.by,
		damage: dealt,
		cause
	});
	return dealt;
}
/** What an ability takes off the damage of tokens without being asked. */
function toughness(g, seat, damage, cause) {
	const { lessFromMines, lessFromTurrets } = abilityOf(g, seat);
	const less = cause === "mine" ? lessFromMines : cause === "turret" ? lessFromTurrets : void 0;
	if (less === void 0 || damage === 0) return 0;
	const by = Math.min(less, damage);
	g.emit({
		type: "damageReduced",
		seat,
		by
	});
	return by;
}
/** What a robot declines wherever it may (M13.10, R55). */
var DECLINED_BY_ROBOTS = ["readyWeapon", "freeTurret"];
/** Puts a question that a card asks; a robot pilot takes what it must, at random (R55). */
function* decide(g, question) {
	if (!isRobot(g.open, question.seat)) return yield* ask(question);
	const wanted = question.options.filter((option) => option !== null);
	return DECLINED_BY_ROBOTS.includes(question.kind) || wanted.length === 0 ? null : pick$1(wanted, g.random.stream("robotChoice"));
}
/** Effects of weapons that reach beyond the two fighters, into the arena. */
/** Vorpal Spiker (R8, R43): from here on the combat is in the new zone. */
function* moveBoth(g, { combat, user, enemy }) {
	const { open } = g;
	const zones = adjacentZones(open, combat.zone).filter((zone) => pilotIn(open, zone) === void 0);
	if (zones.length === 0 || isRobot(open, user.seat)) return;
	const to = yield* decide(g, {
		seat: user.seat,
		kind: "spikerZone",
		about: { enemy: enemy.seat },
		options: zones,
		fallback: () => zones.reduce((best, zone) => spikerWorth(g, user.seat, zone) > spikerWorth(g, user.seat, best) ? zone : best)
	});
	const from = combat.zone;
	combat.zone = to;
	combat.dragged = true;
	for (const { seat } of [user, enemy]) {
		standIn(open, seat, to);
		g.emit({
			type: "pilotDisplaced",
			seat,
			from,
			to,
			reason: "spiker"
		});
	}
	const token = tokenIn(open, to);
	if (token) yield* removeToken(g, token, user.seat);
}
/** A valuable zone, best one with another's token to sweep away, never with an own one. */
function spikerWorth(g, seat, zone) {
	const token = tokenIn(g.open, zone);
	return valueOf(g.open, zone) + (token === void 0 ? 0 : token.seat === seat ? -9 : 3);
}
/** Railgun (R20, R46): others in the line, nearest first, the combat enemy excepted. */
function* sweepLine(g, { combat, user, enemy, bystanders }, { damage }) {
	const { open } = g;
	const victimsIn = (direction) => lineFrom(open, combat.zone, direction).map((zone) => enemyIn(open, zone, user.seat)).filter((seat) => seat !== void 0 && seat !== enemy.seat);
	const lines = PLAIN_DIRECTIONS.filter((direction) => lineFrom(open, combat.zone, direction).length > 0);
	const fullest = lines.reduce((best, line) => victimsIn(line).length > victimsIn(best).length ? line : best);
	if (victimsIn(fullest).length === 0) return;
	const direction = yield* decide(g, {
		seat: user.seat,
		kind: "railgunLine",
		about: { zone: combat.zone },
		options: lines,
		fallback: () => fullest
	});
	const victims = victimsIn(direction);
	g.emit({
		type: "railgunSwept",
		seat: user.seat,
		direction,
		victims
	});
	for (const victim of victims) {
		const dealt = yield* hurt(g, victim, damage, "railgun", { by: user.seat });
		score(g, user.seat, dealt, "combat");
		if (seatState(open, victim).hp === 0) bystanders.push(victim);
	}
}
/** Auto Turret (R17, R51). */
function* freeTurret(g, { combat, user }) {
	const { open } = g;
	const zones = adjacentZones(open, combat.zone).filter((zone) => isEmpty(open, zone));
	const isOwnTurret = (token) => token.seat === user.seat && token.kind === "turret";
	const options = seatState(open, user.seat).turrets > 0 ? zones.map((zone) => ({ zone })) : zones.flatMap((zone) => open.tokens.filter(isOwnTurret).map((token) => ({
		zone,
		from: token.zone
	})));
	const best = zones.reduce((found, zone) => found === void 0 || valueOf(open, zone) > valueOf(open, found) ? zone : found, void 0);
	const choice = yield* decide(g, {
		seat: user.seat,
		kind: "freeTurret",
		about: {},
		options: [...options, null],
		fallback: () => options.find((option) => option.zone === best && !("from" in option)) ?? null
	});
	if (!choice) return;
	const moved = choice.from === void 0 ? void 0 : tokenIn(open, choice.from);
	if (moved) return moveToken(g, moved, choice.zone, 0);
	const { id: token } = placeToken(g, {
		seat: user.seat,
		kind: "turret",
		zone: choice.zone
	});
	g.emit({
		type: "tokenDeployed",
		seat: user.seat,
		kind: "turret",
		token,
		zone: choice.zone,
		energy: 0,
		credits: 0
	});
}
var HANDLERS = sameShape({
	enemyLoses: {
		needsEnemy: true,
		*resolve(g, { enemy }, effect) {
			const energy = lose(g, enemy.seat, "energy", effect.energy);
			const credits = lose(g, enemy.seat, "credits", effect.credits);
			g.emit({
				type: "resourcesLost",
				seat: enemy.seat,
				energy,
				credits
			});
		}
	},
	powerDamageAsFirst: { extraDamage(scene, { user }, _effect, { weapon }) {
		const { normal, power } = weaponFigures$1(scene, weapon);
		return user.used.length === 0 ? power.damage - normal.damage : 0;
	} },
	removeTokenInstead: { removable({ open }, { combat }) {
		return adjacentZones(open, combat.zone).filter((zone) => tokenIn(open, zone) !== void 0);
	} },
	healForEnergy: {
		payment(scene, { user }, { max }) {
			const { hp, energy } = seatState(scene.open, user.seat);
			const missing = maxHealth(scene, user.seat) - hp;
			return {
				resource: "energy",
				most: Math.min(max, missing, energy)
			};
		},
		*resolve(g, { user, attack }) {
			const hp = attack.pay ?? 0;
			if (hp === 0) return;
			pay(g, user.seat, "energy", hp);
			seatState(g.open, user.seat).hp += hp;
			g.emit({
				type: "healed",
				seat: user.seat,
				hp,
				energy: hp
			});
		}
	},
	moveBoth: {
		needsEnemy: true,
		resolve: moveBoth
	},
	exhaustEnemyWeapon: {
		needsEnemy: true,
		*resolve(g, { user, enemy, attack }, { cost }) {
			const ready = readyWeapons(g, enemy);
			if (ready.length === 0 || !canPay(g, user.seat, "energy", cost)) return;
			const weapon = yield* decide(g, {
				seat: user.seat,
				kind: "exhaustWeapon",
				about: {
					enemy: enemy.seat,
					cost
				},
				options: cost > 0 ? [...ready, null] : ready,
				fallback: () => cost > 0 ? null : must(ready[0], "ready weapon")
			});
			if (weapon === null) return;
			payAmount(g, user.seat, "energy", cost, attack.weapon);
			enemy.exhausted.push(weapon);
			g.emit({
				type: "weaponExhausted",
				seat: enemy.seat,
				weapon
			});
		}
	},
	scorePoints: { *resolve(g, { user }, { vp }) {
		score(g, user.seat, vp, "combat");
	} },
	damagePerTurret: { extraDamage({ config, open }, { user }, { damage }) {
		return damage * (figuresOf(config).turrets - seatState(open, user.seat).turrets);
	} },
	readyOwnWeapon: {
		needsEnemy: true,
		*resolve(g, { user, attack }) {
			const spent = user.exhausted.filter((weapon) => weapon !== attack.weapon);
			const weapon = yield* decide(g, {
				seat: user.seat,
				kind: "readyWeapon",
				about: {},
				options: [...spent, null],
				fallback: () => must(spent[0], "exhausted weapon")
			});
			if (weapon === null) return;
			user.exhausted = user.exhausted.filter((other) => other !== weapon);
			g.emit({
				type: "weaponReadied",
				seat: user.seat,
				weapon
			});
		}
	},
	damageForPayment: {
		payment({ open }, { user }, { resource, max }) {
			return {
				resource,
				most: Math.min(max, seatState(open, user.seat)[resource])
			};
		},
		extraDamage: (_scene, _bout, _effect, attack) => attack.pay ?? 0,
		beforeDamage(g, { user, attack }, { resource }) {
			payAmount(g, user.seat, resource, attack.pay ?? 0, attack.weapon);
		}
	},
	gainResource: { *resolve(g, { user }, { amount }) {
		const { energy, credits } = seatState(g.open, user.seat);
		const resource = yield* decide(g, {
			seat: user.seat,
			kind: "gainResource",
			about: { amount },
			options: RESOURCES,
			fallback: () => energy <= credits ? "energy" : "credits"
		});
		const gained = gain(g, user.seat, resource, amount);
		g.emit({
			type: "resourcesGained",
			seat: user.seat,
			...amounts(resource, gained)
		});
	} },
	enemyLosesPoints: {
		needsEnemy: true,
		payment({ open }, { user, enemy }, { resource, max }) {
			return {
				resource,
				most: Math.min(max, seatState(open, user.seat)[resource], seatState(open, enemy.seat).vp)
			};
		},
		*resolve(g, { user, enemy, attack }, { resource }) {
			const amount = attack.pay ?? 0;
			payAmount(g, user.seat, resource, amount, attack.weapon);
			losePoints(g, enemy.seat, amount);
		}
	},
	sweepLine: { resolve: sweepLine },
	stealOne: {
		needsEnemy: true,
		*resolve(g, { user, enemy }) {
			const there = RESOURCES.filter((resource) => seatState(g.open, enemy.seat)[resource] > 0);
			if (there.length === 0) return;
			const resource = yield* decide(g, {
				seat: user.seat,
				kind: "stealResource",
				about: { enemy: enemy.seat },
				options: there,
				fallback: () => must(there[0], "resource to steal")
			});
			steal(g, user.seat, enemy.seat, [resource]);
		}
	},
	stealBoth: {
		needsEnemy: true,
		*resolve(g, { user, enemy }) {
			steal(g, user.seat, enemy.seat, RESOURCES);
		}
	},
	damageOfZone: { extraDamage: ({ open }, { combat }) => valueOf(open, combat.zone) },
	damageAfterArea: { extraDamage(scene, { enemy }, { damage }) {
		const used = lastUsedBy(enemy);
		return used !== void 0 && weaponFigures$1(scene, used).type === "area" ? damage : 0;
	} },
	loseHealth: { *resolve(g, { user, enemy }, effect) {
		const state = seatState(g.open, user.seat);
		const enemyFell = seatState(g.open, enemy.seat).hp === 0;
		const hp = Math.min(effect.hp, enemyFell ? state.hp - 1 : state.hp);
		state.hp -= hp;
		if (hp > 0) g.emit({
			type: "healthLost",
			seat: user.seat,
			hp
		});
	} },
	freeTurret: { resolve: freeTurret }
});
function handlerOf(effect) {
	return HANDLERS[effect.tag];
}
/** After the damage; what needs the enemy lapses when it has fallen (R45). */
function* resolveEffect(g, strike, effect) {
	const { resolve, needsEnemy } = handlerOf(effect);
	const enemyFell = seatState(g.open, strike.enemy.seat).hp === 0;
	if (resolve && !(needsEnemy && enemyFell)) yield* resolve(g, strike, effect);
}
function steal(g, seat, from, resources) {
	const taken = {
		energy: 0,
		credits: 0
	};
	for (const resource of resources) {
		taken[resource] = lose(g, from, resource, 1);
		gain(g, seat, resource, taken[resource]);
	}
	g.emit({
		type: "resourcesStolen",
		seat,
		from,
		...taken
	});
}
function payAmount(g, seat, resource, amount, cause) {
	if (amount === 0) return;
	pay(g, seat, resource, amount);
	g.emit({
		type: "resourcePaid",
		seat,
		resource,
		amount,
		cause
	});
}
function amounts(resource, amount) {
	return {
		energy: 0,
		credits: 0,
		[resource]: amount
	};
}
function boutOf(combat, seat = combat.turn) {
	const { attacker, defender } = combat;
	return attacker.seat === seat ? {
		combat,
		user: attacker,
		enemy: defender
	} : {
		combat,
		user: defender,
		enemy: attacker
	};
}
function readyWeapons(scene, fighter) {
	return seatState(scene.open, fighter.seat).equipped.filter((weapon) => !fighter.exhausted.includes(weapon));
}
/** M4.4, R4: the first attack after a jump must use the power line. */
function isPowerAttack({ combat, user }) {
	return combat.jumped && user === combat.attacker && user.used.length === 0;
}
/** The weapon the enemy has just used, if any (R36). */
function lastUsedBy(fighter) {
	return fighter.used[fighter.used.length - 1];
}
var COUNTERS = {
	area: "ranged",
	ranged: "melee",
	melee: "area"
};
/** M8.4 */
function isCounter(scene, weapon, used) {
	if (used === void 0) return false;
	const mine = weaponFigures$1(scene, weapon);
	const theirs = weaponFigures$1(scene, used);
	if (theirs.uncounterable) return false;
	return mine.countersAll === true || COUNTERS[mine.type] === theirs.type;
}
/** Every legal attack. */
function attackOptions(scene, bout) {
	const options = [];
	for (const weapon of readyWeapons(scene, bout.user)) for (const line of linesOf(scene, bout, weapon)) {
		options.push({
			weapon,
			line
		});
		const { effect } = weaponFigures$1(scene, weapon)[line];
		if (effect) addChoices(scene, bout, {
			weapon,
			line
		}, effect, options);
	}
	return options;
}
function linesOf(scene, bout, weapon) {
	if (isPowerAttack(bout)) return ["power"];
	return isCounter(scene, weapon, lastUsedBy(bout.enemy)) ? ["normal", "power"] : ["normal"];
}
/** R44: amounts and targets that are chosen together with the weapon. */
function addChoices(scene, bout, { weapon, line }, effect, options) {
	const { payment, removable } = handlerOf(effect);
	const terms = payment?.(scene, bout, effect);
	for (let pay = 1; terms && pay <= terms.most; pay++) options.push({
		weapon,
		line,
		pay
	});
	for (const remove of removable?.(scene, bout) ?? []) options.push({
		weapon,
		line,
		remove
	});
}
/** The damage of an attack before anything reduces it. */
function damageOf(scene, bout, attack) {
	if (attack.remove !== void 0) return 0;
	const { damage, effect } = weaponFigures$1(scene, attack.weapon)[attack.line];
	return damage + (effect ? handlerOf(effect).extraDamage?.(scene, bout, effect, attack) ?? 0 : 0);
}
/** The fallback: most health off the enemy for the least payment, without falling to one's own weapon. */
function bestAttack(scene, bout, options) {
	const enemyHealth = seatState(scene.open, bout.enemy.seat).hp;
	const ownHealth = seatState(scene.open, bout.user.seat).hp;
	const worth = (attack) => {
		const damage = Math.min(damageOf(scene, bout, attack), enemyHealth);
		const { effect } = weaponFigures$1(scene, attack.weapon)[attack.line];
		const harm = effect?.tag === "loseHealth" && damage < enemyHealth ? effect.hp : 0;
		return damage * 4 - (attack.pay ?? 0) - (harm >= ownHealth ? 100 : harm);
	};
	return options.reduce((best, attack) => worth(attack) > worth(best) ? attack : best);
}
/**
* M13.10: a robot flips its next weapon, uses the power line whenever it may and pays the most it can.
* Undefined: it carries none, and passes (R54).
*/
function robotAttack(g, bout) {
	const { seat } = bout.user;
	if (seatState(g.open, seat).equipped.length === 0) return void 0;
	if (readyWeapons(g, bout.user).length === 0) reshuffle(g, bout);
	const ready = readyWeapons(g, bout.user);
	const weapon = must(must(pilesOf(g, seat).orders[0], "order of weapons").find((id) => ready.includes(id)), "ready weapon in the order");
	const line = linesOf(g, bout, weapon).includes("power") ? "power" : "normal";
	const { effect } = weaponFigures$1(g, weapon)[line];
	const resource = effect && handlerOf(effect).payment?.(g, bout, effect).resource;
	if (!effect || !("max" in effect) || !resource) return {
		weapon,
		line
	};
	return {
		weapon,
		line,
		pay: Math.min(effect.max, seatState(g.open, seat)[resource])
	};
}
/** The stack is empty: everything is in it again, also what EMP took out (R56). */
function reshuffle(g, { user }) {
	user.exhausted = [];
	const piles = pilesOf(g, user.seat);
	piles.orders.shift();
	if (piles.orders.length === 0) piles.orders.push(shuffledWeapons(g));
}
/** Between combats, so that the order of the next one is there before it begins. */
function shuffleWeapons(g, seat) {
	if (isRobot(g.open, seat)) pilesOf(g, seat).orders = [shuffledWeapons(g)];
}
/** R29: exactly four different cards, each with a direction that it can take. */
function isProgram(answer, cards, length) {
	if (!Array.isArray(answer) || answer.length !== length) return false;
	const used = [];
	return answer.every((entry) => {
		if (typeof entry !== "object" || entry === null || Object.keys(entry).length !== 2) return false;
		const { card, direction } = entry;
		if (card === void 0 || !cards.includes(card) || used.includes(card)) return false;
		used.push(card);
		return direction !== void 0 && directionsOf(kindOf(card)).includes(direction);
	});
}
/**
* What is played for a seat that gives no program: it collects, builds and buys on a path through the best
* zones that it can see to be safe.
*/
function fallbackProgram(g, seat) {
	const state = seatState(g.open, seat);
	const kinds = [
		"collect",
		"deployTurret",
		"purchase",
		state.hp <= figuresOf(g.config).health[state.status] / 2 || state.status === "pilot" ? "powerUp" : "deployMine"
	];
	let zone = whereIs(g.open, seat);
	return kinds.map((card) => {
		const direction = safestDirection(g, seat, zone, card);
		zone = destination(g.open, zone, {
			kind: card,
			direction
		}) ?? zone;
		return {
			card,
			direction
		};
	});
}
function safestDirection(g, seat, from, kind) {
	const worth = (direction) => {
		const to = destination(g.open, from, {
			kind,
			direction
		});
		if (to === void 0) return -1;
		if (enemyIn(g.open, to, seat) !== void 0) return -3;
		if (isHostile(g.open, to, seat)) return -2;
		return valueOf(g.open, to) - (tokenIn(g.open, to) ? 1 : 0);
	};
	return directionsOf(kind).reduce((best, direction) => worth(direction) > worth(best) ? direction : best);
}
/** M12.1: after rounds 2, 4 and 6. */
function scoreRound(g) {
	const { open } = g;
	const { holdMechPoints } = figuresOf(g.config);
	const scores = open.seats.map((_, seat) => {
		const tokens = open.tokens.filter((token) => token.seat === seat);
		const valueOfAll = (kind) => tokens.filter((token) => token.kind === kind).reduce((sum, token) => sum + valueOf(open, token.zone), 0);
		const points = {
			zones: valueOf(open, whereIs(open, seat)),
			mines: valueOfAll("mine"),
			turrets: 2 * valueOfAll("turret"),
			mech: open.mech.holder === seat ? holdMechPoints : 0
		};
		for (const source of [
			"zones",
			"mines",
			"turrets",
			"mech"
		]) addToSheet(g, seat, points[source], source);
		return points;
	});
	g.emit({
		type: "roundScored",
		round: open.round,
		scores
	});
}
/** M12.2, M12.3: the weapons that were purchased, then the winners. */
function settleMatch(g) {
	const { open } = g;
	const points = open.seats.map((state, seat) => {
		const vp = state.weapons.filter((weapon) => weapon.purchased).reduce((sum, weapon) => sum + weaponFigures$1(g, weapon.id).vp, 0);
		addToSheet(g, seat, vp, "weapons");
		return vp;
	});
	g.emit({
		type: "weaponsScored",
		points
	});
	open.phase = "over";
	open.active = void 0;
	open.turn = 0;
	open.winners = [...open.seats.keys()].filter((seat) => placeOf(open, seat) === 1);
	g.emit({
		type: "matchEnded",
		winners: open.winners.slice(),
		totals: open.seats.map((state) => state.vp)
	});
}
/** M12.3, M13.13: 1 is the best place; equal seats share theirs. */
function placeOf(open, seat) {
	return 1 + open.seats.filter((_, other) => compare(open, other, seat) < 0).length;
}
var STRENGTHS = {
	robot: (open, seat) => Number(isRobot(open, seat)),
	mech: (open, seat) => Number(open.mech.holder === seat),
	weapons: (open, seat) => seatState(open, seat).weapons.length
};
/** R62, R133: the human of a solo match needs the single highest score, and nothing else breaks a tie. */
function tieBreaks(open) {
	return open.seats.some((state) => state.robot) ? ["robot"] : ["mech", "weapons"];
}
/** M12.3: the tie-break that sets two seats with as many points apart, if one does. */
function tieBreakBetween(open, a, b) {
	if (seatState(open, a).vp !== seatState(open, b).vp) return void 0;
	return tieBreaks(open).find((tieBreak) => STRENGTHS[tieBreak](open, a) !== STRENGTHS[tieBreak](open, b));
}
function compare(open, a, b) {
	const tieBreak = tieBreakBetween(open, a, b);
	const strength = (seat) => tieBreak ? STRENGTHS[tieBreak](open, seat) : seatState(open, seat).vp;
	return strength(b) - strength(a);
}
function outcomeOf(open) {
	if (open.phase !== "over" || !open.winners) return void 0;
	return {
		winners: open.winners.slice(),
		seats: open.seats.map(({ pilot, vp, scores }, seat) => ({
			place: placeOf(open, seat),
			points: vp,
			role: pilot,
			total: totalSheet(scores),
			rounds: scores.map((sheet) => ({ ...sheet }))
		}))
	};
}
/** M3: a round is programming, four turns for each seat, and its end. */
function openRound(g, round) {
	const { open } = g;
	open.round = round;
	open.turn = 0;
	open.active = void 0;
	open.phase = "program";
	g.emit({
		type: "roundStarted",
		round,
		starter: open.starter
	});
}
/** M3.2: all at once, in secret; what is chosen shows only as each card is turned up. */
function* programRound(g) {
	const figures = figuresOf(g.config);
	const cards = programCards(figures.doubledCard);
	const people = peopleOf(g.open);
	const programs = yield* askAll(people.map((seat) => ({
		seat,
		kind: "program",
		about: { cards },
		pace: "long",
		accepts: (answer) => isProgram(answer, cards, figures.cardsPerRound),
		fallback: () => fallbackProgram(g, seat)
	})));
	people.forEach((seat, i) => {
		const program = must(programs[i], "program of this seat");
		secretOf(g, seat).program = program.map(({ card, direction }) => ({
			card,
			direction
		}));
	});
	g.emit({ type: "programsLocked" });
	g.open.turn = 1;
	g.open.active = g.open.starter;
	g.open.phase = "turn";
}
/** Who plays next: clockwise, one card a turn; after the last card of the last seat the round ends (M3.1). */
function passTurn(g) {
	const { open } = g;
	const seats = open.seats.length;
	const next = (activeSeat(open) + 1) % seats;
	if (next !== open.starter) open.active = next;
	else if (open.turn < figuresOf(g.config).cardsPerRound) {
		open.turn++;
		open.active = next;
	} else open.phase = "roundEnd";
}
/** M3.4, M12 */
function* endRound(g) {
	const { open, secrets } = g;
	if (open.round % 2 === 0) scoreRound(g);
	g.emit({
		type: "roundEnded",
		round: open.round
	});
	for (const state of open.seats) {
		state.revealed = [];
		state.adHoc = "off";
	}
	for (const secret of secrets) secret.program = [];
	for (const piles of g.hidden.robots) shuffleStack(g, piles);
	if (open.round === figuresOf(g.config).rounds) return settleMatch(g);
	if (!g.config.solo) open.starter = (open.starter + 1) % open.seats.length;
	openRound(g, open.round + 1);
}
/** M2: set-up, in order. The state before it: an arena without resources and nothing dealt. */
function begin(config, seed) {
	const figures = figuresOf(config);
	const robots = config.solo ? ROBOTS : [];
	return {
		open: {
			phase: "deal",
			round: 0,
			turn: 0,
			starter: 0,
			active: void 0,
			zones: emptyArena(config.seats, figures),
			tokens: [],
			tokensPlaced: 0,
			mech: {
				zone: 12,
				holder: void 0
			},
			seats: times(config.seats, (seat) => {
				const robot = robots.find((one) => one.seat === seat);
				return robot ? startingRobot(figures, robot) : startingSeat(figures);
			}),
			row: [],
			deckCount: 0,
			piles: {
				energySword: 0,
				pulsePistol: 0,
				grenadeLauncher: 0,
				riotShield: 0
			},
			combat: void 0,
			winners: void 0
		},
		secrets: times(config.seats, () => startingSecret(figures)),
		hidden: {
			deck: [],
			robots: robots.map(({ seat }) => freshPiles(seat))
		},
		random: startRandom(seed)
	};
}
/** M2.1. What comes later has its place from the start: one shape for every seat at every moment (sameShape). */
function startingSeat(figures) {
	return {
		robot: void 0,
		pilot: void 0,
		base: void 0,
		zone: void 0,
		status: "pilot",
		side: void 0,
		hp: figures.health.pilot,
		energy: figures.startEnergy,
		credits: figures.startCredits,
		mines: figures.mineNumbers.length,
		turrets: figures.turrets,
		weapons: [],
		equipped: [],
		revealed: [],
		adHoc: "off",
		vp: 0,
		scores: times(figures.rounds, emptySheet)
	};
}
/** M13.1, M13.2, R63: the robots of a solo match. */
var ROBOTS = [{
	seat: 1,
	base: BASES.west,
	weapons: ["pulsePistol", "energySword"]
}, {
	seat: 2,
	base: BASES.east,
	weapons: ["pulsePistol", "grenadeLauncher"]
}];
function startingRobot(figures, { base }) {
	return {
		...startingSeat(figures),
		status: "armor",
		hp: figures.health.armor,
		base,
		zone: base,
		robot: {
			facing: "north",
			stack: 0
		}
	};
}
function startingSecret(figures) {
	return {
		dealt: [],
		supply: figures.mineNumbers.slice(),
		placed: {},
		program: [],
		order: []
	};
}
/** M1.2 without its resource zones, which are dealt. */
function emptyArena(seats, { zones }) {
	const cells = new Array(25).fill(null);
	cells[12] = {
		kind: "mech",
		value: zones.mechValue,
		gives: ["energy", "credits"]
	};
	for (const base of layoutFor(seats).bases) cells[base] = {
		kind: "base",
		value: zones.baseValue,
		gives: ["energy", "credits"]
	};
	return cells;
}
/** Everything that is shuffled, so that every later boundary is plain state without draws of its own. */
function* deal(g) {
	const { open, hidden, random } = g;
	dealZones(g);
	const pilots = shuffled(PILOTS, random.stream("pilots"));
	for (const seat of peopleOf(open)) secretOf(g, seat).dealt = pilots.slice(seat * 2, seat * 2 + 2);
	open.starter = g.config.solo ? 0 : random.stream("starter").below(open.seats.length);
	for (const piles of hidden.robots) {
		shuffleStack(g, piles);
		shuffleWeapons(g, piles.seat);
	}
	hidden.deck = shuffled(ADVANCED_WEAPONS, random.stream("weapons"));
	g.emit({
		type: "matchStarted",
		seats: open.seats.length,
		starter: open.starter
	});
	g.emit({ type: "pilotsDealt" });
	open.phase = "pilots";
}
function dealZones(g) {
	const cards = [];
	for (const { value, energy, credits } of figuresOf(g.config).zones.resource) {
		const energyZone = {
			kind: "resource",
			value,
			gives: ["energy"]
		};
		const creditsZone = {
			kind: "resource",
			value,
			gives: ["credits"]
		};
		for (let card = 0; card < energy; card++) cards.push(energyZone);
		for (let card = 0; card < credits; card++) cards.push(creditsZone);
	}
	const dealt = shuffled(cards, g.random.stream("zones"));
	layoutFor(g.open.seats.length).resourceZones.forEach((zone, i) => {
		g.open.zones[zone] = must(dealt[i], "card for this zone");
	});
}
/** M2.2 */
function* choosePilots(g) {
	const people = peopleOf(g.open);
	const pilots = yield* askAll(people.map((seat) => {
		const { dealt } = secretOf(g, seat);
		return {
			seat,
			kind: "pilot",
			about: {},
			options: dealt,
			fallback: () => dealt[0]
		};
	}));
	people.forEach((seat, i) => {
		seatState(g.open, seat).pilot = pilots[i];
	});
	g.emit({
		type: "pilotsRevealed",
		pilots: pilots.slice()
	});
	g.open.phase = "bases";
}
/** M2.3: counter-clockwise from the starting player's right; the starting player places last. */
function* placeBases(g) {
	const { open } = g;
	const seats = open.seats.length;
	for (let i = 1; i <= seats; i++) {
		const seat = (open.starter - i + seats) % seats;
		if (isRobot(open, seat)) continue;
		const free = layoutFor(seats).bases.filter((base) => open.seats.every((other) => other.base !== base));
		const base = yield* ask({
			seat,
			kind: "base",
			about: {},
			options: free,
			fallback: () => richestBase(g, free)
		});
		const state = seatState(open, seat);
		state.base = base;
		state.zone = base;
		g.emit({
			type: "basePlaced",
			seat,
			zone: base
		});
	}
	open.phase = "baseMines";
}
function richestBase(g, bases) {
	const wealth = (base) => [
		base - 1,
		base + 1,
		base - 5,
		base + 5
	].reduce((sum, zone) => sum + valueOf(g.open, zone), 0);
	return bases.reduce((best, base) => wealth(base) > wealth(best) ? base : best);
}
/** M2.4 */
function* placeBaseMines(g) {
	const numbers = figuresOf(g.config).mineNumbers;
	const people = peopleOf(g.open);
	const chosen = yield* askAll(people.map((seat) => ({
		seat,
		kind: "baseMine",
		about: {},
		options: numbers,
		fallback: () => numbers[1]
	})));
	g.open.seats.forEach((_, seat) => {
		const number = chosen[people.indexOf(seat)] ?? pick$1(numbers, g.random.stream("robotMines"));
		placeToken(g, {
			seat,
			kind: "mine",
			zone: whereIs(g.open, seat),
			number
		});
	});
	g.emit({ type: "baseMinesPlaced" });
	g.open.phase = "firstWeapons";
}
/** M2.5, M2.6 */
function* chooseFirstWeapons(g) {
	const { open, hidden } = g;
	const people = peopleOf(open);
	const chosen = yield* askAll(people.map((seat) => ({
		seat,
		kind: "firstWeapon",
		about: {},
		options: BASIC_WEAPONS,
		fallback: () => "pulsePistol"
	})));
	g.emit({
		type: "firstWeaponsRevealed",
		weapons: chosen.slice()
	});
	const kept = [...people.map((seat, i) => ({
		seat,
		weapon: must(chosen[i], "weapon of this seat")
	})), ...ROBOTS.filter(({ seat }) => isRobot(open, seat)).flatMap(({ seat, weapons }) => weapons.map((weapon) => ({
		seat,
		weapon
	})))];
	for (const weapon of BASIC_WEAPONS) open.piles[weapon] = open.seats.length - kept.filter((card) => card.weapon === weapon).length;
	for (const { seat, weapon } of kept) acquire(g, seat, weapon, { purchased: false });
	open.row = times(figuresOf(g.config).rowPlaces, () => must(hidden.deck.pop(), "weapon in the deck"));
	open.deckCount = hidden.deck.length;
	g.emit({
		type: "rowDealt",
		weapons: open.row.filter((weapon) => weapon !== null)
	});
	openRound(g, 1);
}
/** M5: the action of a plain card. Jumps have none (M4.3). All are optional; what cannot be done is not offered. */
var ACTIONS$2 = {
	collect: collect$2,
	purchase: purchase$2,
	deployMine,
	deployTurret,
	powerUp: powerUp$2,
	diagonalJump: void 0,
	doubleJump: void 0
};
/** What a Collect takes from the zones a seat controls, before tracks are full (M5.1). */
function collectYield(scene, seat) {
	const yields = {
		energy: 0,
		credits: 0
	};
	for (const zone of controlledZones(scene.open, seat)) for (const resource of zoneAt(scene.open, zone).gives) yields[resource]++;
	return yields;
}
/** M5.1, with Rampage's Supply Drop: where the zone gives both, the choice names the resource. */
function* collect$2(g, seat) {
	const base = collectYield(g, seat);
	const extra = abilityOf(g, seat).extraCollect ?? 0;
	const here = extra > 0 ? zoneAt(g.open, whereIs(g.open, seat)).gives : [];
	const yieldWith = (more) => more ? {
		...base,
		[more]: base[more] + extra
	} : base;
	const about = yieldWith(here.length === 1 ? here[0] : void 0);
	const choices = (here.length > 1 ? here : [true]).filter((choice) => wouldGain(g, seat, choice === true ? about : yieldWith(choice)));
	const choice = yield* ask({
		seat,
		kind: "collect",
		about,
		options: [...choices, null],
		fallback: () => poorerOf(g, seat, choices)
	});
	if (choice === null) return;
	const taken = choice === true ? about : yieldWith(choice);
	const energy = gain(g, seat, "energy", taken.energy);
	const credits = gain(g, seat, "credits", taken.credits);
	g.emit({
		type: "resourcesCollected",
		seat,
		energy,
		credits
	});
}
function wouldGain(g, seat, taken) {
	const state = seatState(g.open, seat);
	const { trackMaximum } = figuresOf(g.config);
	return ["energy", "credits"].some((one) => taken[one] > 0 && state[one] < trackMaximum);
}
function poorerOf(g, seat, choices) {
	const { energy, credits } = seatState(g.open, seat);
	const poorer = energy <= credits ? "energy" : "credits";
	return choices.includes(poorer) ? poorer : must(choices[0], "choice");
}
/** What a seat could buy now (M5.2). */
function purchasable(scene, seat) {
	const { row, piles } = scene.open;
	const { weapons, energy, credits } = seatState(scene.open, seat);
	const basics = BASIC_WEAPONS.filter((id) => piles[id] > 0 && !weapons.some((owned) => owned.id === id));
	return [...row.filter((id) => id !== null), ...basics].filter((id) => {
		const price = weaponFigures$1(scene, id);
		return price.energy <= energy && price.credits <= credits;
	});
}
/** M5.2 */
function* purchase$2(g, seat) {
	const affordable = purchasable(g, seat);
	const worth = (id) => weaponFigures$1(g, id).vp;
	const weapon = yield* ask({
		seat,
		kind: "purchase",
		about: {},
		options: [...affordable, null],
		fallback: () => affordable.reduce((best, id) => best === null || worth(id) > worth(best) ? id : best, null)
	});
	if (weapon !== null) purchaseNow(g, seat, weapon);
}
function purchaseNow(g, seat, weapon) {
	const { energy, credits } = weaponFigures$1(g, weapon);
	pay(g, seat, "energy", energy);
	pay(g, seat, "credits", credits);
	g.emit({
		type: "weaponPurchased",
		seat,
		weapon,
		energy,
		credits
	});
	takeFromDisplay(g, weapon);
	acquire(g, seat, weapon, { purchased: true });
}
/** The row refills at once in the same place (M5.2). */
function takeFromDisplay(g, weapon) {
	const { open, hidden } = g;
	const basic = BASIC_WEAPONS.find((id) => id === weapon);
	if (basic) {
		open.piles[basic]--;
		return;
	}
	const place = open.row.indexOf(weapon);
	const next = hidden.deck.pop() ?? null;
	open.row[place] = next;
	open.deckCount = hidden.deck.length;
	if (next) g.emit({
		type: "rowRefilled",
		place,
		weapon: next
	});
}
/** M5.3: whether a token may be put where the pilot stands. */
function canDeployHere(scene, seat, kind) {
	const zone = whereIs(scene.open, seat);
	return seatState(scene.open, seat)[priceOf$1(kind)] >= valueOf(scene.open, zone) && tokenIn(scene.open, zone) === void 0 && !hasEmptyMech(scene.open, zone);
}
/** With all of them out: one of them moves here (M5.3). */
function movesOf$1(g, seat, kind) {
	return g.open.tokens.filter((token) => token.seat === seat && token.kind === kind).map((token) => ({ from: token.zone }));
}
function* deployMine(g, seat) {
	if (!canDeployHere(g, seat, "mine")) return;
	const zone = whereIs(g.open, seat);
	const inSupply = secretOf(g, seat).supply.map((number) => ({ number }));
	const moves = inSupply.length > 0 ? [] : movesOf$1(g, seat, "mine");
	const choice = yield* ask({
		seat,
		kind: "deployMine",
		about: {
			zone,
			cost: valueOf(g.open, zone)
		},
		options: [
			...inSupply,
			...moves,
			null
		],
		fallback: () => inSupply[inSupply.length - 1] ?? leastValuable(g, moves, zone)
	});
	if (choice) deployHere(g, seat, "mine", choice);
}
function* deployTurret(g, seat) {
	if (!canDeployHere(g, seat, "turret")) return;
	const zone = whereIs(g.open, seat);
	const inSupply = seatState(g.open, seat).turrets > 0 ? [{}] : [];
	const moves = inSupply.length > 0 ? [] : movesOf$1(g, seat, "turret");
	const choice = yield* ask({
		seat,
		kind: "deployTurret",
		about: {
			zone,
			cost: valueOf(g.open, zone)
		},
		options: [
			...inSupply,
			...moves,
			null
		],
		fallback: () => inSupply[0] ?? leastValuable(g, moves, zone)
	});
	if (choice) deployHere(g, seat, "turret", choice);
}
/** A move pays only when it leads from a poorer zone to this one. */
function leastValuable({ open }, moves, here) {
	const value = ({ from }) => valueOf(open, from);
	const least = moves.reduce((best, move) => value(move) < value(best) ? move : best);
	return value(least) < valueOf(open, here) ? least : null;
}
function deployHere(g, seat, kind, { number, from }) {
	const zone = whereIs(g.open, seat);
	const price = valueOf(g.open, zone);
	const moved = from === void 0 ? void 0 : tokenIn(g.open, from);
	if (moved) moveToken(g, moved, zone, price);
	else deployFromSupply(g, {
		seat,
		kind,
		zone,
		number,
		price
	});
}
/** Health that a heal of so much energy restores (M5.4, R52). */
function healedBy(scene, seat, energy) {
	const free = abilityOf(scene, seat).freeHealing ?? 0;
	const missing = maxHealth(scene, seat) - seatState(scene.open, seat).hp;
	return Math.min(missing, free + energy * figuresOf(scene.config).healPerEnergy);
}
/** M5.4, R52: the amounts that restore something and waste no energy. */
function powerUps(scene, seat) {
	const { status, energy, credits } = seatState(scene.open, seat);
	if (status === "mech") return [];
	const ups = [];
	for (let heal = 0; heal <= energy; heal++) {
		const before = heal === 0 ? 0 : healedBy(scene, seat, heal - 1);
		if (healedBy(scene, seat, heal) > before) ups.push({ heal });
	}
	if (status === "pilot" && credits >= figuresOf(scene.config).upgradeCost) ups.push({ upgrade: true });
	return ups;
}
function* powerUp$2(g, seat) {
	const ups = powerUps(g, seat);
	const choice = yield* ask({
		seat,
		kind: "powerUp",
		about: {},
		options: [...ups, null],
		fallback: () => must(ups[ups.length - 1], "power-up")
	});
	if (choice === null) return;
	if ("upgrade" in choice) upgrade(g, seat);
	else heal(g, seat, choice.heal);
}
function heal(g, seat, energy) {
	const hp = healedBy(g, seat, energy);
	pay(g, seat, "energy", energy);
	seatState(g.open, seat).hp += hp;
	g.emit({
		type: "healed",
		seat,
		hp,
		energy
	});
}
function upgrade(g, seat) {
	const state = seatState(g.open, seat);
	const { upgradeCost } = figuresOf(g.config);
	pay(g, seat, "credits", upgradeCost);
	state.status = "armor";
	state.hp = maxHealth(g, seat);
	g.emit({
		type: "armorUpgraded",
		seat,
		credits: upgradeCost
	});
	equip(g, seat);
}
var EVERY_CARD = CARD_KINDS.flatMap((card) => directionsOf(card).map((direction) => ({
	card,
	direction
})));
/** M11.1: any card and direction; on a first turn none that leads to an enemy pilot (M11.2, R27). */
function adHocOptions({ open }, seat, first) {
	if (!first) return EVERY_CARD;
	const from = whereIs(open, seat);
	return EVERY_CARD.filter(({ card, direction }) => {
		const to = destination(open, from, {
			kind: card,
			direction
		});
		return to === void 0 || enemyIn(open, to, seat) === void 0;
	});
}
/** Undefined: every choice would start combat, and the turn is passed (R11). */
function* chooseAdHocCard(g, seat, first) {
	const options = adHocOptions(g, seat, first);
	const [one] = options;
	if (!one) return void 0;
	const fallback = () => options.reduce((best, card) => worth$1(g, seat, card) > worth$1(g, seat, best) ? card : best, one);
	return yield* ask({
		seat,
		kind: "adHocCard",
		about: { first },
		options,
		fallback
	});
}
/** The fallback's rule: a safe and valuable zone, with an action that can be used there. */
function worth$1(g, seat, { card, direction }) {
	const { open } = g;
	const kind = kindOf(card);
	const to = destination(open, whereIs(open, seat), {
		kind,
		direction
	});
	return (to === void 0 ? -1 : isHostile(open, to, seat) ? -6 : valueOf(open, to)) + usefulness$1(g, seat, kind);
}
function usefulness$1(g, seat, kind) {
	const { energy, credits } = seatState(g.open, seat);
	switch (kind) {
		case "powerUp": return powerUps(g, seat).length > 0 ? 4 : 0;
		case "purchase": return purchasable(g, seat).length > 0 ? 3 : 0;
		case "deployTurret": return energy >= 4 ? 3 : 0;
		case "deployMine": return credits >= 4 ? 2 : 0;
		case "collect": return energy + credits < 8 ? 3 : 1;
		case "diagonalJump":
		case "doubleJump": return -1;
	}
}
/** M13: a robot's turn: flip, move, run into what is there, act. */
function* takeRobotTurn(g, seat) {
	g.emit({
		type: "turnStarted",
		seat,
		turn: g.open.turn
	});
	const card = flipCard(g, seat);
	if ((isJump(card) ? yield* jump(g, seat, card) : yield* step$1(g, seat, card)) === "free" && !isJump(card)) act$1(g, seat, card);
	passTurn(g);
}
function* step$1(g, seat, card) {
	const robot = robotOf(g.open, seat);
	const from = whereIs(g.open, seat);
	const move = robotStep(g.open, seat, from, robot.facing, card);
	robot.facing = move.facing;
	show(g, seat, card);
	if (move.to === void 0) {
		g.emit({
			type: "wallHit",
			seat,
			zone: from,
			direction: robot.facing
		});
		return "free";
	}
	g.emit({
		type: "pilotMoved",
		seat,
		from,
		to: move.to,
		by: "move"
	});
	return yield* enter$1(g, seat, move.to, { jumped: false });
}
/** M13.5, M13.11 */
function* jump(g, seat, card) {
	const robot = robotOf(g.open, seat);
	const from = whereIs(g.open, seat);
	const to = robotJump(g.open, from, card, whereIs(g.open, humanOf(g.open)));
	show(g, seat, card);
	if (to === void 0) return "free";
	g.emit({
		type: "pilotMoved",
		seat,
		from,
		to,
		by: "jump"
	});
	const entry = yield* enter$1(g, seat, to, { jumped: true });
	if (entry === "fought") robot.facing = "north";
	return entry;
}
/** The card lies open, with the way it sends the robot, before anything comes of it. */
function show(g, seat, card) {
	const { facing, stack } = robotOf(g.open, seat);
	seatState(g.open, seat).revealed.push({
		kind: card,
		direction: facing
	});
	g.emit({
		type: "robotFlipped",
		seat,
		card,
		facing,
		stack
	});
}
/** M13.7: the card's action if it can be done, else a Collect. */
function act$1(g, seat, card) {
	if (!ACTIONS$1[card](g, seat)) collect$1(g, seat);
}
var ACTIONS$1 = {
	collect: () => false,
	deployMine: (g, seat) => deploy$1(g, seat, "mine"),
	deployTurret: (g, seat) => deploy$1(g, seat, "turret"),
	purchase: purchase$1,
	powerUp: powerUp$1,
	diagonalJump: () => true,
	doubleJump: () => true
};
function collect$1(g, seat) {
	const { energy, credits } = collectYield(g, seat);
	const gained = {
		energy: gain(g, seat, "energy", energy),
		credits: gain(g, seat, "credits", credits)
	};
	if (gained.energy + gained.credits > 0) g.emit({
		type: "resourcesCollected",
		seat,
		...gained
	});
}
function deploy$1(g, seat, kind) {
	const state = seatState(g.open, seat);
	if (!((kind === "mine" ? state.mines : state.turrets) > 0) || !canDeployHere(g, seat, kind)) return false;
	const { supply } = secretOf(g, seat);
	deployHere(g, seat, kind, kind === "mine" ? { number: pick$1(supply, g.random.stream("robotMines")) } : {});
	return true;
}
var MOST_ADVANCED = 4;
/** The first card of the row that it can pay; never a basic one. */
function purchase$1(g, seat) {
	const isAdvanced = (id) => ADVANCED_WEAPONS.some((advanced) => advanced === id);
	const weapon = seatState(g.open, seat).weapons.filter((weapon) => isAdvanced(weapon.id)).length < MOST_ADVANCED ? purchasable(g, seat).find(isAdvanced) : void 0;
	if (!weapon) return false;
	purchaseNow(g, seat, weapon);
	drawEquipment(g, seat);
	return true;
}
function powerUp$1(g, seat) {
	const { status, hp, energy } = seatState(g.open, seat);
	const missing = maxHealth(g, seat) - hp;
	if (status === "mech" || missing === 0 || energy === 0) return false;
	let paid = 1;
	while (paid < energy && healedBy(g, seat, paid) < missing) paid++;
	heal(g, seat, paid);
	return true;
}
/** M3.3, R24: equip → Impulse Command → reveal → Gyroscope → move → action → equip. */
function* takeTurn(g) {
	const seat = activeSeat(g.open);
	if (isRobot(g.open, seat)) return yield* takeRobotTurn(g, seat);
	g.emit({
		type: "turnStarted",
		seat,
		turn: g.open.turn
	});
	equip(g, seat);
	const play = yield* nextPlay(g, seat);
	if (play) yield* playCard(g, seat, play);
	else g.emit({
		type: "turnPassed",
		seat
	});
	equip(g, seat);
	passTurn(g);
}
function* nextPlay(g, seat) {
	const state = seatState(g.open, seat);
	if (state.adHoc !== "off") {
		const first = state.adHoc === "first";
		state.adHoc = "on";
		return yield* adHocPlay(g, seat, first);
	}
	const { beforeReveal } = abilityOf(g, seat);
	if (beforeReveal && (yield* beforeReveal(g, seat))) return yield* adHocPlay(g, seat, true);
	return {
		card: must(secretOf(g, seat).program[g.open.turn - 1], "card for this turn"),
		adHoc: false,
		mayFight: true
	};
}
function* adHocPlay(g, seat, first) {
	const card = yield* chooseAdHocCard(g, seat, first);
	return card && {
		card,
		adHoc: true,
		mayFight: !first
	};
}
function* playCard(g, seat, { card, adHoc, mayFight }) {
	const kind = kindOf(card.card);
	const shown = {
		kind,
		direction: card.direction
	};
	seatState(g.open, seat).revealed.push(shown);
	g.emit({
		type: "cardRevealed",
		seat,
		card: shown,
		adHoc
	});
	const { afterReveal } = abilityOf(g, seat);
	const { direction } = afterReveal ? yield* afterReveal(g, seat, card, mayFight) : card;
	const action = (yield* moveBy(g, seat, {
		kind,
		direction
	}, mayFight)) === "free" ? ACTIONS$2[kind] : void 0;
	if (action) yield* action(g, seat);
}
var VISIBILITY = {
	pilot: "open",
	base: "open",
	baseMine: "hidden",
	firstWeapon: "open",
	program: "hidden",
	impulse: "open",
	gyroscope: "open",
	adHocCard: "open",
	collect: "open",
	purchase: "open",
	deployMine: "withoutNumber",
	deployTurret: "open",
	powerUp: "open",
	attack: "open",
	powerShield: "open",
	forceField: "open",
	weaponsExpert: "open",
	exhaustWeapon: "open",
	readyWeapon: "open",
	gainResource: "open",
	stealResource: "open",
	railgunLine: "open",
	spikerZone: "open",
	freeTurret: "open",
	refuge: "open",
	takeMech: "open",
	rocketCharge: "open",
	scareTactics: "withoutNumber"
};
function publicAnswer(kind, answer) {
	switch (VISIBILITY[kind]) {
		case "open": return answer;
		case "hidden": return;
		case "withoutNumber": return typeof answer === "object" && answer !== null && "number" in answer ? {
			...answer,
			number: 0
		} : answer;
	}
}
var PROGRAM_LENGTH = 4;
/** Any legal answer: for tests, play-outs and benchmarks. */
function randomAnswer(decision, random) {
	if (decision.options) return pick$1(decision.options, random);
	const { cards } = decision.about;
	return shuffled(cards, random).slice(0, PROGRAM_LENGTH).map((card) => ({
		card,
		direction: pick$1(directionsOf(kindOf(card)), random)
	}));
}
/** Piles of the robot pilots that fit what was seen of them. */
function imaginedRobots(knowledge, random) {
	return knowledge.boundary.open.seats.flatMap((state, seat) => state.robot ? [{
		seat,
		...imaginedStack(knowledge, seat, random),
		orders: imaginedOrders(knowledge, seat, random)
	}] : []);
}
/**
* What was flipped this round, or since the stack was refilled (R60), is spent; what was flipped since the
* boundary lay on top.
*/
function imaginedStack({ events, eventsAtBoundary, config }, seat, random) {
	const rest = programCards(figuresOf(config).doubledCard).map(kindOf);
	const isFirstFlip = (event) => event.type === "robotFlipped" && event.seat === seat && event.stack === rest.length - 1;
	const start = Math.max(events.findLastIndex((event) => event.type === "roundStarted") + 1, events.slice(0, eventsAtBoundary).findLastIndex(isFirstFlip));
	const flips = (from, to) => events.slice(from, to).flatMap((event) => event.type === "robotFlipped" && event.seat === seat ? [event.card] : []);
	const played = flips(start, eventsAtBoundary);
	const coming = flips(Math.max(start, eventsAtBoundary)).slice(0, rest.length - played.length);
	for (const card of [...played, ...coming]) rest.splice(rest.indexOf(card), 1);
	return {
		stack: [...shuffled(rest, random), ...coming.reverse()],
		played
	};
}
/** The weapons it has used since the boundary came up in that order; once all were out they were reshuffled (R130). */
function imaginedOrders({ events, eventsAtBoundary, boundary }, seat, random) {
	const { equipped } = seatState(boundary.open, seat);
	let pass = [];
	const passes = [pass];
	const out = /* @__PURE__ */ new Set();
	for (const event of events.slice(eventsAtBoundary)) {
		if (event.type !== "weaponUsed" && event.type !== "weaponExhausted" || event.seat !== seat) continue;
		if (event.type === "weaponUsed") {
			if (equipped.every((weapon) => out.has(weapon))) {
				passes.push(pass = []);
				out.clear();
			}
			pass.push(event.weapon);
		}
		out.add(event.weapon);
	}
	return passes.map((used) => [...used, ...shuffled(WEAPONS, random).filter((id) => !used.includes(id))]);
}
function knownMines({ events, boundary }) {
	const numbers = /* @__PURE__ */ new Map();
	const excluded = /* @__PURE__ */ new Map();
	const owners = baseMineOwners(events, boundary.open.seats.length);
	events.forEach((event) => {
		if (event.type === "tokenDeployed" && event.kind === "mine") owners.set(event.token, event.seat);
		else if (event.type === "tokenRemoved") owners.delete(event.token);
		else if (event.type === "mineExploded") {
			numbers.set(event.token, event.number);
			owners.delete(event.token);
			for (const [token, owner] of owners) {
				if (owner !== event.owner) continue;
				excluded.set(token, (excluded.get(token) ?? /* @__PURE__ */ new Set()).add(event.number));
			}
		}
	});
	return {
		numbers,
		excluded
	};
}
/** The mines of M2.4 are placed seat by seat: their ids are the first ones. */
function baseMineOwners(events, seats) {
	const isPlaced = events.some((event) => event.type === "baseMinesPlaced");
	return new Map(isPlaced ? Array.from({ length: seats }, (_, seat) => [seat + 1, seat]) : []);
}
/** Numbers for one seat's mines in the arena and in supply, each possible distribution equally likely. */
function mineNumbersFor({ boundary, config }, seat, known, random) {
	const tokens = boundary.open.tokens.filter((token) => token.seat === seat && token.kind === "mine");
	const chosen = pick$1(orders(figuresOf(config).mineNumbers).filter((numbers) => tokens.every(({ id }, i) => {
		const number = must(numbers[i], "number for this mine");
		return (known.numbers.get(id) ?? number) === number && !known.excluded.get(id)?.has(number);
	})), random);
	return {
		placed: Object.fromEntries(tokens.map(({ id }, i) => [id, must(chosen[i], "number for this mine")])),
		supply: chosen.slice(tokens.length).sort((a, b) => a - b)
	};
}
/**
* Numbers of the mines that others have deployed since the boundary, in that order. Each is one that its owner
* had at hand then: left in supply, or come back to it meanwhile.
*/
function numbersDeployedSince({ events, eventsAtBoundary, boundary }, secrets, known, random) {
	const hands = secrets.map(({ supply, placed }, seat) => seat === boundary.viewer ? void 0 : {
		supply: supply.slice(),
		placed: { ...placed }
	});
	const deployed = [];
	for (const event of events.slice(eventsAtBoundary)) if (event.type === "mineExploded") hands[event.owner]?.supply.push(event.number);
	else if (event.type === "tokenRemoved" && event.kind === "mine") {
		const hand = hands[event.owner];
		hand?.supply.push(must(hand.placed[event.token], "number on this mine"));
	} else if (event.type === "tokenDeployed" && event.kind === "mine") {
		const hand = hands[event.seat];
		if (!hand) continue;
		const number = known.numbers.get(event.token) ?? pick$1(hand.supply, random);
		hand.supply = hand.supply.filter((other) => other !== number);
		hand.placed[event.token] = number;
		deployed.push(number);
	}
	return deployed;
}
function orders(numbers) {
	if (numbers.length === 0) return [[]];
	return numbers.flatMap((first) => orders(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]));
}
/** An order of weapons at the last boundary that leads to everything the seat is seen to carry since. */
function fittingOrder(knowledge, seat) {
	const { boundary, config } = knowledge;
	const { weapons } = seatState(boundary.open, seat);
	const owned = weapons.map((weapon) => weapon.id);
	const isBasic = (id) => weaponFigures$1({ config }, id).basic;
	const sightings = sightingsOf(knowledge, seat);
	const carried = must(sightings[0], "sight of this seat").weapons.filter((weapon) => owned.includes(weapon));
	const order = carried.map((weapon) => ({
		weapon,
		stowed: false
	}));
	const isLeftOut = (weapon) => sightings.some((seen) => {
		const worn = seen.weapons.map((one) => ({
			weapon: one,
			stowed: false
		}));
		return !seen.weapons.includes(weapon) && loadout([...worn, {
			weapon,
			stowed: false
		}], seen.status, isBasic).includes(weapon);
	});
	for (const weapon of inOrderOfSight(owned, sightings)) if (!carried.includes(weapon)) order.push({
		weapon,
		stowed: isLeftOut(weapon)
	});
	return order;
}
/** The first one is of the boundary's status, later ones follow as the status changes. */
function sightingsOf({ boundary, events, eventsAtBoundary }, seat) {
	const { equipped, status } = seatState(boundary.open, seat);
	const sightings = [{
		status,
		weapons: equipped
	}];
	let now = status;
	for (const event of events.slice(eventsAtBoundary)) {
		if (!("seat" in event) || event.seat !== seat) continue;
		now = statusAfter(event) ?? now;
		if (event.type !== "weaponsEquipped") continue;
		const sighting = {
			status: now,
			weapons: event.weapons
		};
		if (sightings.length === 1 && now === status) sightings[0] = sighting;
		else sightings.push(sighting);
	}
	return boundary.open.active === seat || sightings.length === 1 ? sightings : sightings.slice(1);
}
function statusAfter(event) {
	switch (event.type) {
		case "statusChanged": return event.status;
		case "mechTaken": return "mech";
		default: return;
	}
}
function inOrderOfSight(owned, sightings) {
	const seen = sightings.flatMap(({ weapons }) => weapons).filter((weapon) => owned.includes(weapon));
	return [.../* @__PURE__ */ new Set([...seen, ...owned])];
}
/**
* A full state that fits everything a viewer knows: at the last boundary, with the inputs that lead from
* there to the present moment. What the viewer cannot know is drawn at random among what is possible.
*/
function sample(knowledge, random) {
	const { boundary, asked } = knowledge;
	const mines = knownMines(knowledge);
	const pilots = unseenPilots(knowledge, random);
	const secrets = boundary.open.seats.map((_, seat) => {
		if (boundary.viewer === seat && boundary.own) return copyOf(boundary.own);
		return {
			dealt: imaginedDeal(boundary.open, seat, pilots),
			...mineNumbersFor(knowledge, seat, mines, random),
			program: imaginedProgram(knowledge, seat, random),
			order: fittingOrder(knowledge, seat)
		};
	});
	const deployed = numbersDeployedSince(knowledge, secrets, mines, random);
	return {
		state: {
			open: copyOf(boundary.open),
			secrets,
			hidden: {
				deck: imaginedDeck(knowledge, random),
				robots: imaginedRobots(knowledge, random)
			},
			random: startRandom(seedFrom(random))
		},
		asked,
		inputs: knowledge.since.map((input) => withNumber(input, deployed))
	};
}
/** Pilot cards that could be in others' hands. */
function unseenPilots({ boundary }, random) {
	const seen = [...boundary.own?.dealt ?? [], ...boundary.open.seats.map((state) => state.pilot)];
	return shuffled(PILOTS, random).filter((pilot) => !seen.includes(pilot));
}
function imaginedDeal(open, seat, unseen) {
	if (isRobot(open, seat)) return [];
	const { pilot } = seatState(open, seat);
	return [pilot ?? unseen.pop(), unseen.pop()].filter((card) => card !== void 0);
}
function imaginedProgram(knowledge, seat, random) {
	const { boundary, config } = knowledge;
	if (boundary.open.phase !== "turn" || isRobot(boundary.open, seat)) return [];
	if (seatState(boundary.open, seat).adHoc !== "off") return [];
	const { doubledCard, cardsPerRound } = figuresOf(config);
	const hand = new Set(programCards(doubledCard));
	const program = programmedSoFar(knowledge, seat).map(({ kind, direction }) => {
		const twin = `${kind}2`;
		const card = hand.has(kind) ? kind : twin;
		hand.delete(card);
		return {
			card,
			direction
		};
	});
	const rest = shuffled([...hand], random).slice(0, Math.max(0, cardsPerRound - program.length));
	return [...program, ...rest.map((card) => ({
		card,
		direction: pick$1(directionsOf(kindOf(card)), random)
	}))];
}
/** The cards of this round's program that were turned up; one chosen in Ad Hoc mode is not among them (R25). */
function programmedSoFar({ events, boundary }, seat) {
	const isThisRound = events.findLastIndex((event) => event.type === "roundStarted");
	const told = events.slice(isThisRound + 1).flatMap((event) => event.type === "cardRevealed" && event.seat === seat && !event.adHoc ? [event.card] : []);
	const shown = seatState(boundary.open, seat).revealed;
	return told.length >= shown.length ? told : shown;
}
/** The unseen weapons. None comes up between a boundary and the next question: a purchase ends its turn. */
function imaginedDeck({ boundary }, random) {
	const seen = [...boundary.open.row, ...boundary.open.seats.flatMap((state) => state.weapons.map(({ id }) => id))];
	return shuffled(ADVANCED_WEAPONS, random).filter((id) => !seen.includes(id));
}
/** Another's mine that was deployed since the boundary gets a number that its owner could have taken. */
function withNumber(input, numbers) {
	if (input.type !== "answer" || !hasUnknownNumber(input.answer)) return input;
	return {
		...input,
		answer: {
			...input.answer,
			number: numbers.shift()
		}
	};
}
function hasUnknownNumber(answer) {
	return typeof answer === "object" && answer !== null && "number" in answer && answer.number === 0;
}
/** Robots draw seldom between two boundaries: where they did, a few seeds are mostly enough, and some dozens at worst. */
var MOST_SEEDS = 1e3;
/**
* Robots choose and arm themselves by chance (R55, M13.9). What they drew since the boundary is known by what
* came of it, so only a seed fits with which they draw the same again.
*/
function withFittingChance(game, { config, events, eventsAtBoundary }, position, random) {
	if (!config.solo) return position;
	const seen = events.slice(eventsAtBoundary);
	for (let seeds = 0; seeds < MOST_SEEDS && !leadsTo(seen, game, config, position); seeds++) {
		const state = {
			...position.state,
			random: startRandom(seedFrom(random))
		};
		position = {
			...position,
			state
		};
	}
	return position;
}
function leadsTo(seen, game, config, position) {
	try {
		return isSame(Match.resume(game, config, position).events, seen);
	} catch {
		return false;
	}
}
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
var allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
var propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
var NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
var BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
var CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
var _a$1;
/** A special constant with type `never` */
var NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config$1(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config$1())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config$1())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config$1())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
var COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
var validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
var validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
var _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
var _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
var _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
var _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
var cuid = /^[cC][0-9a-z]{6,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
var uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
var email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
var httpProtocol = /^https?$/;
var e164 = /^\+[1-9]\d{6,14}$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
var date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var integer = /^-?\d+$/;
var number$1 = /^-?\d+(?:\.\d+)?$/;
var boolean$1 = /^(?:true|false)$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;
var $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
var $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
var version = {
	major: 4,
	minor: 6,
	patch: 7
};
var $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config$1())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
var $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
var $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
var $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
var $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
var asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
var $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
var $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
var $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
var $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
var $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
var $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
var $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
var ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
var $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
var $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
var $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
var $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
var $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
var $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
var $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
var $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
var $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
var $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config$1())))
	});
	return final;
}
var $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
var $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
var $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config$1())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config$1())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
var $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
var $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
var $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config$1())) },
		input: payload.value
	});
	return payload;
}
var $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
var $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
var $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
var $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
var STATE = "~memo";
var NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
var recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
var NONE = 0;
var ASSUMED = 1;
var PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
var handoff;
var open = [];
var memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open.length > depth ? open.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
var error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
* an annotation like `description` — makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
var FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
var UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it — so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
var createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
var createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
var narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
var narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
var narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
var formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
var contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
var formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
var exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
var numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
var booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
var neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
var enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
var literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
var customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
var transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
var arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
var objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
var unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
var intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
* accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
var pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
var recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
var nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
var nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
var UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
var defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
var prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
var catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
var pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
var readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
var optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
var _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
var initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
var ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
var parse = /* @__PURE__ */ _parse(ZodRealError);
var parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
var safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
var safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
var encode = /* @__PURE__ */ _encode(ZodRealError);
var decode = /* @__PURE__ */ _decode(ZodRealError);
var encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
var decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
var safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
var safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
var safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
var safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config$1(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config$1({ memoizer: memoizer() });
}
var ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
/** @internal */
var _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
}));
var ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
var ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
var ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
var ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
var ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
var ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
var ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
var ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
var ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
var ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
var ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
var ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
var ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function partialRecord(keyType, valueType, params) {
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
	});
}
var ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	return new ZodEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
var ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
var ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
var ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
var ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
var ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
var ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
var ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
var ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
/**
* A host's ruleset: other figures in place of the house values, the ones that the published texts do not
* carry. It is checked once, when it is read, and is part of the match record from then on.
*/
var RESOURCE_CARDS = 16;
var damage = int().min(0).max(9);
var zoneValue = int().min(1).max(6);
var resource = _enum(RESOURCES);
var weaponFigures = strictObject({
	normal: damage,
	power: damage,
	type: _enum(WEAPON_TYPES).optional()
});
var resourceZones = strictObject({
	value: zoneValue,
	energy: int().min(0).max(RESOURCE_CARDS),
	credits: int().min(0).max(RESOURCE_CARDS)
});
var rulesetForm = strictObject({
	name: string().min(1).max(60),
	pilotHealth: int().min(1).max(12).optional(),
	doubledCard: _enum(CARD_KINDS).optional(),
	zones: strictObject({
		resource: array(resourceZones).min(1).max(8),
		baseValue: zoneValue,
		mechValue: zoneValue
	}).refine((zones) => sum(zones.resource.map((row) => row.energy + row.credits)) === RESOURCE_CARDS, {
		message: `the resource zones must be ${RESOURCE_CARDS} cards in all`,
		path: ["resource"]
	}).optional(),
	weapons: partialRecord(_enum(WEAPONS), weaponFigures).superRefine((weapons, context) => {
		for (const [id, figures] of Object.entries(weapons)) refusePrintedFigures(id, figures, context);
	}).optional(),
	abilities: partialRecord(_enum(PAID_ABILITIES), resource).optional()
});
/** A ruleset that cannot be played. The message says which figure is wrong and what it may be. */
var RulesetError = class extends Error {
	constructor(..._args) {
		super(..._args);
		this.name = "RulesetError";
	}
};
function parseRuleset(raw) {
	const result = rulesetForm.safeParse(raw);
	if (result.success) return result.data;
	throw new RulesetError(`The ruleset cannot be used. ${result.error.issues.map((issue) => `${issue.path.join(".") || "ruleset"}: ${issue.message}`).join("; ")}.`);
}
/** Only house values may be replaced: what is printed stays as it is printed. */
function refusePrintedFigures(id, figures, context) {
	const printed = WEAPON_TABLE[id];
	for (const line of ["normal", "power"]) {
		if (printed[line].house || figures[line] === printed[line].damage) continue;
		context.addIssue({
			code: "custom",
			path: [id, line],
			message: `is printed on the card and must be ${printed[line].damage}`
		});
	}
	if (figures.type !== void 0 && !printed.house && figures.type !== printed.type) context.addIssue({
		code: "custom",
		path: [id, "type"],
		message: `is printed and must be ${printed.type}`
	});
}
function sum(numbers) {
	return numbers.reduce((total, number) => total + number, 0);
}
/** How each phase is played to the next boundary. */
var STEPS = {
	deal,
	pilots: choosePilots,
	bases: placeBases,
	baseMines: placeBaseMines,
	firstWeapons: chooseFirstWeapons,
	program: programRound,
	turn: takeTurn,
	roundEnd: endRound
};
var mechs = {
	id: "mechs",
	rulesVersion: "1",
	seatsOf: (config) => config.seats,
	begin,
	step(g) {
		if (g.open.phase === "over") throw new Error("The match is over.");
		return STEPS[g.open.phase](g);
	},
	isOver: (open) => open.phase === "over",
	outcome: outcomeOf,
	arrange: {
		check: checkArrangement,
		apply: applyArrangement
	},
	publicAnswer,
	sample: (knowledge, random) => withFittingChance(mechs, knowledge, sample(knowledge, random), random),
	randomAnswer
};
/** A weapon's usual effect in a combat, in points of damage. */
function firepowerOf(scene, weapon) {
	const { normal, power, uncounterable } = figuresOf(scene.config).weapons[weapon];
	const bonus = {
		powerDamageAsFirst: .7,
		damagePerTurret: 1.8,
		damageForPayment: 1.5,
		damageOfZone: 2.3
	};
	const { effect } = normal;
	const extra = effect && effect.tag in bonus ? bonus[effect.tag] : effect ? .4 : 0;
	return normal.damage * .6 + power.damage * .4 + extra + (uncounterable ? .5 : 0);
}
/**
* A standing order (M6.2) that carries the strongest weapons, and rather one of each type than two of one:
* what the enemy used must be countered. Undefined where the order is good as it is, or may not change now.
*/
function betterOrder(scene, seat, own) {
	const { combat } = scene.open;
	if (!own || own.order.length < 2 || combat?.attacker.seat === seat || combat?.defender.seat === seat) return void 0;
	const left = own.order.map(({ weapon }) => weapon);
	const order = [];
	const types = /* @__PURE__ */ new Set();
	while (left.length > 0) {
		const worth = (weapon) => firepowerOf(scene, weapon) - (types.has(weaponFigures$1(scene, weapon).type) ? .5 : 0);
		const best = left.reduce((found, weapon) => worth(weapon) > worth(found) ? weapon : found);
		left.splice(left.indexOf(best), 1);
		types.add(weaponFigures$1(scene, best).type);
		order.push({
			weapon: best,
			stowed: false
		});
	}
	return isSame(order, own.order) ? void 0 : order;
}
/** What the pure rules need to look at a situation. */
function sceneOf({ config, view }) {
	return {
		config,
		open: view.open
	};
}
/** What is listed to choose from; all but a program has such a list. */
function optionsOf({ options }) {
	return must(options, "list to choose from");
}
/** The option that is worth most. */
function bestOf(options, worth) {
	let best;
	for (const option of options) {
		const found = worth(option);
		if (best === void 0 || found > best.worth) best = {
			option,
			worth: found
		};
	}
	return best && { answer: best.option };
}
function economyOf(scene, seat, weights) {
	const { open } = scene;
	const figures = figuresOf(scene.config);
	const round = Math.max(1, open.round);
	const roundsLeft = figures.rounds - round;
	const mechWorth = figures.holdMechPoints * scoringsFrom(round, figures.rounds, weights.mechSurvival);
	const zones = Array.from({ length: 25 }, (_, zone) => open.zones[zone]);
	return {
		scene,
		seat,
		figures,
		weights,
		roundsLeft,
		mechWorth,
		share: weights.rivalry / (open.seats.length - 1),
		values: zones.map((zone) => zone?.value ?? 0),
		givesEnergy: zones.map((zone) => zone?.gives.includes("energy") ? 1 : 0),
		givesCredits: zones.map((zone) => zone?.gives.includes("credits") ? 1 : 0),
		scorings: scoringsFrom(round, figures.rounds, weights.tokenSurvival),
		scoresThisRound: round % 2 === 0,
		purse: purseOf(figures.trackMaximum, weights.resource, roundsLeft),
		statusWorth: {
			pilot: 0,
			armor: weights.armor * roundsLeft / figures.rounds,
			mech: weights.armor * roundsLeft / figures.rounds + mechWorth
		},
		wares: waresFor(scene, seat, weights, roundsLeft)
	};
}
/** Scorings to come (M12.1), each counted by the chance of still being there. */
function scoringsFrom(round, rounds, survival) {
	let sum = 0;
	for (let scoring = round + round % 2; scoring <= rounds; scoring += 2) sum += survival ** (scoring - round + .5);
	return sum;
}
/** The first units are worth most: they are sure to be spent. */
function purseOf(most, unit, roundsLeft) {
	const scale = roundsLeft === 0 ? .02 : unit * Math.min(1, .6 + .1 * roundsLeft);
	const purse = [0];
	let worth = 0;
	for (let n = 1; n <= most; n++) purse.push(worth += scale * (n <= 4 ? 1 : 1.4 - .1 * n));
	return purse;
}
/** What so many units of a resource are worth. */
function held(purse, amount) {
	return must(purse[amount], "such amount");
}
/** What is given up by paying so many of the units that one has. */
function priceOf(purse, has, amount) {
	return held(purse, has) - held(purse, has - amount);
}
function valueAt({ values }, zone) {
	return must(values[zone], "such zone");
}
/** How many resources a Collect takes from a zone. */
function givesAt({ givesEnergy, givesCredits }, zone) {
	return must(givesEnergy[zone], "such zone") + must(givesCredits[zone], "such zone");
}
function waresFor(scene, seat, weights, roundsLeft) {
	const { row, piles } = scene.open;
	const owned = seatState(scene.open, seat).weapons.map(({ id }) => id);
	const basics = BASIC_WEAPONS.filter((id) => piles[id] > 0 && !owned.includes(id));
	const offered = [...row.filter((id) => id !== null), ...basics];
	const table = figuresOf(scene.config).weapons;
	return offered.map((weapon) => {
		const { vp, energy, credits } = table[weapon];
		return {
			weapon,
			energy,
			credits,
			worth: vp + useOf(scene, seat, weapon) * weights.firepower * roundsLeft
		};
	});
}
/** How much stronger a weapon makes a seat that already has some: the third of a kind mostly stays at home. */
function useOf(scene, seat, weapon) {
	const { weapons } = seatState(scene.open, seat);
	const table = figuresOf(scene.config).weapons;
	const isBasic = table[weapon].basic;
	const rivals = weapons.filter(({ id }) => table[id].basic === isBasic).map(({ id }) => firepowerOf(scene, id));
	if (rivals.length < 2) return firepowerOf(scene, weapon);
	const weakest = must(rivals.sort((a, b) => b - a)[1], "weapon in the last slot");
	return Math.max(0, firepowerOf(scene, weapon) - weakest);
}
function geographyOf(open) {
	const plain = destinations(open, "collect", 1);
	return {
		collect: plain,
		purchase: plain,
		deployMine: plain,
		deployTurret: plain,
		powerUp: plain,
		diagonalJump: destinations(open, "diagonalJump", 1),
		doubleJump: destinations(open, "doubleJump", 2)
	};
}
function destinations(open, kind, distance) {
	return Array.from({ length: 25 }, (_, zone) => open.zones[zone] ? directionsOf(kind).map((direction) => zoneTowards(open, zone, direction, distance) ?? -1) : []);
}
function directionAt(kind, index) {
	return must(directionsOf(kind)[index], "such direction");
}
/** Where a card leads from a zone, direction by direction. */
function waysFrom(geography, kind, zone) {
	return must(geography[kind][zone], "such zone");
}
/** What a unit of energy or credits is worth in points, in the middle of a combat. */
var RESOURCE_WORTH = .5;
/** The combat after one attack (M8.3), with the usual reductions paid for and the usual targets chosen. */
function strike(duel, index, attack) {
	const next = {
		...duel,
		sides: [{ ...duel.sides[0] }, { ...duel.sides[1] }],
		turn: duel.turn === 0 ? 1 : 0,
		powerAttack: false
	};
	const user = next.sides[duel.turn];
	const enemy = next.sides[next.turn];
	const { damage, effect } = figuresOf(duel.scene.config).weapons[attack.weapon][attack.line];
	if (!(user.keepsFirst && user.used === 0)) user.ready &= ~(1 << index);
	const hits = attack.remove === void 0 ? damage + extraDamage(duel, user, enemy, attack) : 0;
	const dealt = Math.min(enemy.hp, reduced(enemy, hits));
	enemy.hp -= dealt;
	user.points += dealt;
	user.used++;
	user.last = attack.weapon;
	const pay = attack.pay ?? 0;
	const enemyFell = enemy.hp <= 0;
	switch (effect?.tag) {
		case "damageForPayment":
			spend(user, effect.resource, pay);
			break;
		case "enemyLosesPoints":
			if (enemyFell) break;
			spend(user, effect.resource, pay);
			enemy.points -= pay;
			break;
		case "healForEnergy":
			user.energy -= pay;
			user.hp += pay;
			break;
		case "scorePoints":
			user.points += effect.vp;
			break;
		case "gainResource":
			user.points += effect.amount * RESOURCE_WORTH;
			break;
		case "enemyLoses":
			enemy.points -= enemyFell ? 0 : RESOURCE_WORTH * 2;
			break;
		case "stealOne":
		case "stealBoth": {
			const worth = enemyFell ? 0 : RESOURCE_WORTH * (effect.tag === "stealOne" ? 1 : 2);
			user.points += worth;
			enemy.points -= worth;
			break;
		}
		case "loseHealth":
			user.hp = enemyFell ? Math.max(1, user.hp - effect.hp) : user.hp - effect.hp;
			break;
		case "exhaustEnemyWeapon":
			if (effect.cost === 0 && !enemyFell) enemy.ready &= ~strongest(duel, enemy.weapons, enemy.ready);
			break;
		case "readyOwnWeapon": {
			const spent = ~user.ready & (1 << user.weapons.length) - 1 & ~(1 << index);
			if (!enemyFell) user.ready |= strongest(duel, user.weapons, spent);
			break;
		}
		case "freeTurret": user.points += 2;
	}
	return next;
}
function spend(user, resource, amount) {
	user[resource] -= amount;
	user.points -= amount * RESOURCE_WORTH;
}
function extraDamage(duel, user, enemy, { weapon, line, pay }) {
	const table = figuresOf(duel.scene.config).weapons;
	const { effect } = table[weapon][line];
	switch (effect?.tag) {
		case "powerDamageAsFirst": return user.used === 0 ? table[weapon].power.damage - table[weapon].normal.damage : 0;
		case "damagePerTurret": return effect.damage * user.turretsOut;
		case "damageForPayment": return pay ?? 0;
		case "damageOfZone": return duel.zoneValue;
		case "damageAfterArea": return enemy.last !== void 0 && table[enemy.last].type === "area" ? effect.damage : 0;
		default: return 0;
	}
}
function reduced(enemy, damage) {
	if (damage <= 0) return 0;
	if (enemy.shield) {
		enemy.shield = false;
		if (enemy.energy > 0) {
			enemy.energy--;
			return damage - 1;
		}
	}
	if (!enemy.forceField) return damage;
	const less = Math.min(2, damage, enemy.energy);
	enemy.energy -= less;
	return damage - less;
}
/** The bit of the weapon with the highest power damage among those in `mask`. */
function strongest(duel, weapons, mask) {
	const table = figuresOf(duel.scene.config).weapons;
	let bit = 0;
	let most = -1;
	weapons.forEach((weapon, i) => {
		if (!(mask & 1 << i) || table[weapon].power.damage <= most) return;
		most = table[weapon].power.damage;
		bit = 1 << i;
	});
	return bit;
}
var FALL_COST = {
	pilot: 1.5,
	armor: 4,
	mech: 6
};
var RETREAT_COST = 1;
function duelist(scene, seat, fighter) {
	const { hp, energy, credits, equipped, status, turrets, pilot, side } = seatState(scene.open, seat);
	const figures = figuresOf(scene.config);
	let ready = 0;
	equipped.forEach((weapon, i) => {
		if (!fighter?.exhausted.includes(weapon)) ready |= 1 << i;
	});
	return {
		weapons: equipped,
		ready,
		hp,
		maxHp: status === "mech" ? 0 : figures.health[status],
		energy,
		credits,
		turretsOut: figures.turrets - turrets,
		used: fighter?.used.length ?? 0,
		last: fighter?.used[fighter.used.length - 1],
		keepsFirst: fighter?.keepsFirst ?? false,
		shield: status !== "mech" && pilot === "magma" && !fighter?.shieldOffered,
		forceField: status === "mech" && side === "sparta",
		points: 0,
		fallCost: FALL_COST[status],
		retreatCost: RETREAT_COST
	};
}
/** A combat that `seat` would start, or that would be started against it. */
function imaginedDuel(scene, seats, how) {
	const sides = [duelist(scene, seats.seat), duelist(scene, seats.enemy)];
	const turn = how.attacks ? 0 : 1;
	sides[turn].points += 1;
	return {
		scene,
		zoneValue: valueOf(scene.open, how.zone),
		turn,
		powerAttack: how.jumped,
		sides
	};
}
/** The combat that is going on, as `seat` sees it. */
function presentDuel(scene, seat) {
	const { combat } = scene.open;
	if (!combat) return void 0;
	const [me, enemy] = combat.attacker.seat === seat ? [combat.attacker, combat.defender] : [combat.defender, combat.attacker];
	return {
		scene,
		zoneValue: valueOf(scene.open, combat.zone),
		turn: combat.turn === seat ? 0 : 1,
		powerAttack: combat.jumped && combat.attacker.used.length === 0,
		sides: [duelist(scene, me.seat, me), duelist(scene, enemy.seat, enemy)]
	};
}
/** Each side plays for its own points less the other's; `plies` bounds how far it is searched. */
function bestLine(duel, plies = 8) {
	const [me, enemy] = duel.sides;
	const user = duel.sides[duel.turn];
	if (enemy.hp <= 0) return ended(duel, "won");
	if (me.hp <= 0) return ended(duel, "lost");
	if (user.ready === 0) return ended(duel, duel.turn === 0 ? "retreats" : "enemyRetreats");
	let best;
	for (let i = 0; i < user.weapons.length; i++) {
		if (!(user.ready & 1 << i)) continue;
		const after = strike(duel, i, usualAttack(duel, i));
		const result = plies > 1 ? bestLine(after, plies - 1) : standing(after);
		if (best === void 0 || margin(result, duel.turn) > margin(best, duel.turn)) best = result;
	}
	return must(best, "weapon to use");
}
/** What it is worth to side 0, with the other's points counted at `share`. */
function margin({ mine, theirs }, turn = 0, share = 1) {
	return turn === 0 ? mine - share * theirs : theirs - share * mine;
}
function ended({ sides: [me, enemy] }, end) {
	let mine = me.points;
	let theirs = enemy.points;
	if (end === "won") {
		mine += 1;
		theirs -= enemy.fallCost;
	} else if (end === "lost") {
		theirs += 1;
		mine -= me.fallCost;
	} else if (end === "retreats") {
		theirs += 1;
		mine -= me.retreatCost;
	} else {
		mine += 1;
		theirs -= enemy.retreatCost;
	}
	return {
		end,
		mine,
		theirs,
		hp: Math.max(0, me.hp),
		enemyHp: Math.max(0, enemy.hp)
	};
}
function standing({ sides: [me, enemy], turn }) {
	return {
		end: turn === 0 ? "retreats" : "enemyRetreats",
		mine: me.points,
		theirs: enemy.points,
		hp: me.hp,
		enemyHp: enemy.hp
	};
}
/** The line and payment that a weapon is mostly used with: power where it may, and all the damage that counts. */
function usualAttack(duel, index) {
	const user = duel.sides[duel.turn];
	const enemy = duel.sides[duel.turn === 0 ? 1 : 0];
	const weapon = must(user.weapons[index], "such weapon");
	const figures = figuresOf(duel.scene.config).weapons[weapon];
	const line = (duel.powerAttack || isCounter(duel.scene, weapon, enemy.last)) && !(wouldFall(figures, user) && !duel.powerAttack) ? "power" : "normal";
	const { damage, effect } = figures[line];
	switch (effect?.tag) {
		case "damageForPayment": return {
			weapon,
			line,
			pay: Math.max(0, Math.min(effect.max, user[effect.resource], enemy.hp - damage))
		};
		case "enemyLosesPoints": return {
			weapon,
			line,
			pay: Math.min(effect.max, user[effect.resource])
		};
		case "healForEnergy": return {
			weapon,
			line,
			pay: Math.max(0, Math.min(effect.max, user.energy, user.maxHp - user.hp))
		};
		default: return {
			weapon,
			line
		};
	}
}
function wouldFall({ power }, user) {
	return power.effect?.tag === "loseHealth" && power.effect.hp >= user.hp;
}
/** The chance to find a rival in a zone after so many of its moves. */
function presenceAt({ presence }, moves, zone) {
	return must(must(presence[moves], "such move")[zone], "such zone");
}
var MOVES = 6;
var PLAIN_SHARE = 6 / 8;
var JUMP_SHARE = 1 / 8;
function rivalsOf(economy, geography) {
	const { scene, seat, share, weights, mechWorth } = economy;
	const { open } = scene;
	const rivals = [];
	for (let other = 0; other < open.seats.length; other++) {
		if (other === seat || open.seats[other]?.zone === void 0) continue;
		const worth = (how) => {
			const zone = whereIs(open, how.attacks ? other : seat);
			const result = bestLine(imaginedDuel(scene, {
				seat,
				enemy: other
			}, {
				zone,
				...how
			}), 6);
			const prize = result.end === "won" && open.mech.holder === other ? 2 + mechWorth : 0;
			const wounds = result.end === "lost" ? 0 : (result.hp - seatState(open, seat).hp) * weights.health;
			return margin(result, 0, share) + prize + wounds;
		};
		rivals.push({
			seat: other,
			presence: presenceOf(open, other, geography),
			lead: leadOf(open, seat, other),
			attack: worth({
				attacks: true,
				jumped: false
			}),
			jump: worth({
				attacks: true,
				jumped: true
			}),
			defend: worth({
				attacks: false,
				jumped: false
			})
		});
	}
	return rivals;
}
/** Before the round's first turn those who come earlier in the order move first; in mid-round they have moved. */
function leadOf(open, seat, other) {
	if (open.phase !== "program") return 0;
	const seats = open.seats.length;
	const place = (one) => (one - open.starter + seats) % seats;
	return place(other) < place(seat) ? 1 : 0;
}
/** A walk that likes valuable zones and dislikes what is hostile, as most programs do. */
function presenceOf(open, seat, geography) {
	const start = new Array(25).fill(0);
	start[whereIs(open, seat)] = 1;
	const charm = open.zones.map((zone, id) => zone ? Math.exp(appeal(open, seat, id)) : 0);
	const steps = [start];
	let now = start;
	while (steps.length <= MOVES) {
		const next = new Array(25).fill(0);
		for (let zone = 0; zone < 25; zone++) {
			const chance = must(now[zone], "such zone");
			if (chance < .001) continue;
			spread(next, zone, chance * PLAIN_SHARE, waysFrom(geography, "collect", zone), charm);
			spread(next, zone, chance * JUMP_SHARE, waysFrom(geography, "doubleJump", zone), charm);
			spread(next, zone, chance * JUMP_SHARE, waysFrom(geography, "diagonalJump", zone), charm);
		}
		steps.push(next);
		now = next;
	}
	return steps;
}
var WALL_CHARM = .4;
function spread(next, from, chance, to, charm) {
	const charmOf = (zone) => zone < 0 ? WALL_CHARM : must(charm[zone], "such zone");
	let total = 0;
	for (const zone of to) total += charmOf(zone);
	for (const zone of to) {
		const target = zone < 0 ? from : zone;
		next[target] = must(next[target], "such zone") + chance * charmOf(zone) / total;
	}
}
function appeal(open, seat, zone) {
	const token = tokenIn(open, zone);
	return valueOf(open, zone) / 2 - (token === void 0 ? 0 : token.seat === seat ? .5 : 1.5);
}
var WEIGHTS = {
	tokenSurvival: .93,
	mechSurvival: .67,
	resource: .75,
	health: .3,
	armor: 3.7,
	rivalry: .8,
	firepower: .12,
	outlook: .15,
	sting: .4,
	income: .35,
	knockOut: 2.5,
	fight: 1,
	danger: .5
};
function prospectsOf(scene, seat, weights = WEIGHTS) {
	const economy = economyOf(scene, seat, weights);
	const geography = geographyOf(scene.open);
	return {
		...economy,
		geography,
		rivals: rivalsOf(economy, geography)
	};
}
function tokenCode(seat, kind) {
	return (seat + 1) * 2 + (kind === "turret" ? 1 : 0);
}
var ownerOf = (code) => (code >> 1) - 1;
var isTurret = (code) => (code & 1) === 1;
function tokenAt({ tokens }, zone) {
	return must(tokens[zone], "such zone");
}
/** The pawn a turn later. Field by field: spreading an object takes ten times as long, and this is the inner loop. */
function advanced(pawn, move) {
	return {
		zone: pawn.zone,
		energy: pawn.energy,
		credits: pawn.credits,
		hp: pawn.hp,
		status: pawn.status,
		turrets: pawn.turrets,
		mines: pawn.mines,
		tokens: pawn.tokens,
		emptyMech: pawn.emptyMech,
		used: pawn.used | move.bit,
		bought: pawn.bought,
		turn: pawn.turn + 1,
		gain: pawn.gain,
		weight: pawn.weight,
		worth: 0,
		before: pawn,
		move
	};
}
/** M5: the action of a card, taken in the way that is worth most at once. Changes the pawn. */
function act(on, pawn, kind) {
	switch (kind) {
		case "collect": return collect(on, pawn);
		case "purchase": return purchase(on, pawn);
		case "deployMine": return deploy(on, pawn, "mine");
		case "deployTurret": return deploy(on, pawn, "turret");
		case "powerUp": return powerUp(on, pawn);
		case "diagonalJump":
		case "doubleJump": return;
	}
}
function collect(on, pawn) {
	let energy = 0;
	let credits = 0;
	for (let zone = 0; zone < pawn.tokens.length; zone++) {
		const token = tokenAt(pawn, zone);
		if (!(zone === pawn.zone || token !== 0 && ownerOf(token) === on.seat)) continue;
		energy += must(on.givesEnergy[zone], "such zone");
		credits += must(on.givesCredits[zone], "such zone");
	}
	if (pawn.status !== "mech" && seatState(on.scene.open, on.seat).pilot === "rampage") {
		if (on.givesEnergy[pawn.zone] && (!on.givesCredits[pawn.zone] || pawn.energy <= pawn.credits)) energy++;
		else credits++;
	}
	pawn.energy = Math.min(on.figures.trackMaximum, pawn.energy + energy);
	pawn.credits = Math.min(on.figures.trackMaximum, pawn.credits + credits);
}
function purchase(on, pawn) {
	const { purse, wares } = on;
	let best = -1;
	let most = 0;
	for (let i = 0; i < wares.length; i++) {
		const ware = must(wares[i], "such ware");
		if (pawn.bought & 1 << i || ware.energy > pawn.energy || ware.credits > pawn.credits) continue;
		const price = priceOf(purse, pawn.energy, ware.energy) + priceOf(purse, pawn.credits, ware.credits);
		if (ware.worth - price <= most) continue;
		most = ware.worth - price;
		best = i;
	}
	const ware = wares[best];
	if (!ware) return;
	pawn.bought |= 1 << best;
	pawn.energy -= ware.energy;
	pawn.credits -= ware.credits;
	pawn.gain += pawn.weight * ware.worth;
}
/** What a token of one's own is worth in a zone: its scorings, and what it brings in. */
function tokenWorth(on, zone, kind) {
	const { weights, scorings, roundsLeft } = on;
	return (kind === "turret" ? 2 : 1) * valueAt(on, zone) * scorings + givesAt(on, zone) * weights.income * roundsLeft + (kind === "mine" ? weights.sting : 0);
}
function deploy(on, pawn, kind) {
	const { zone } = pawn;
	const price = valueAt(on, zone);
	const resource = kind === "mine" ? "credits" : "energy";
	if (pawn[resource] < price || pawn.tokens[zone] !== 0 || pawn.emptyMech === zone) return;
	const cost = priceOf(on.purse, pawn[resource], price);
	const from = (kind === "mine" ? pawn.mines > 0 : pawn.turrets > 0) ? -1 : leastWorthy(on, pawn, kind);
	const gain = tokenWorth(on, zone, kind) - (from < 0 ? 0 : tokenWorth(on, from, kind));
	if (gain <= cost) return;
	pawn.tokens = pawn.tokens.slice();
	if (from >= 0) pawn.tokens[from] = 0;
	else if (kind === "mine") pawn.mines--;
	else pawn.turrets--;
	pawn.tokens[zone] = tokenCode(on.seat, kind);
	pawn[resource] -= price;
	pawn.gain += pawn.weight * gain;
}
function leastWorthy(on, pawn, kind) {
	let least = -1;
	for (let zone = 0; zone < pawn.tokens.length; zone++) {
		const token = tokenAt(pawn, zone);
		if (token === 0 || ownerOf(token) !== on.seat || isTurret(token) !== (kind === "turret")) continue;
		if (least < 0 || tokenWorth(on, zone, kind) < tokenWorth(on, least, kind)) least = zone;
	}
	return least;
}
function powerUp(on, pawn) {
	if (pawn.status === "mech") return;
	const { figures, purse, weights } = on;
	const free = seatState(on.scene.open, on.seat).pilot === "diamond" ? 5 : 0;
	const missing = figures.health[pawn.status] - pawn.hp;
	const unit = weights.health * (on.roundsLeft > 0 ? 1 : .3);
	let paid = -1;
	let most = 0;
	for (let energy = 0; energy <= pawn.energy && missing > 0; energy++) {
		const gain = Math.min(missing, free + energy * figures.healPerEnergy) * unit - priceOf(purse, pawn.energy, energy);
		if (gain <= most) continue;
		most = gain;
		paid = energy;
	}
	const cost = figures.upgradeCost;
	if (pawn.status === "pilot" && pawn.credits >= cost) {
		const spent = priceOf(purse, pawn.credits, cost);
		if (on.statusWorth.armor + (figures.health.armor - pawn.hp) * unit - spent > most) {
			pawn.credits -= cost;
			pawn.status = "armor";
			pawn.hp = figures.health.armor;
			return;
		}
	}
	if (paid < 0) return;
	pawn.hp += Math.min(missing, free + paid * figures.healPerEnergy);
	pawn.energy -= paid;
}
/** One turn of a plan: the move, what is likely to be met, the action (M3.3). */
function step(on, pawn, move) {
	const { kind, way } = move;
	const next = advanced(pawn, move);
	const to = must(waysFrom(on.geography, kind, pawn.zone)[way], "such direction");
	if (to >= 0) {
		next.zone = to;
		enter(on, next, pawn.turn, kind === "diagonalJump" || kind === "doubleJump");
	}
	act(on, next, kind);
	stay(on, next, pawn.turn);
	next.worth = next.gain + next.weight * worthAtEnd(on, next);
	return next;
}
/** M4.6, with chances in place of certainties. */
function enter(on, pawn, turn, jumped) {
	const token = tokenAt(pawn, pawn.zone);
	const isForeign = token !== 0 && ownerOf(token) !== on.seat;
	if (isForeign && !isTurret(token)) meetMine(on, pawn, token);
	for (const rival of on.rivals) {
		const chance = presenceAt(rival, rival.lead + turn, pawn.zone);
		if (chance < .01) continue;
		pawn.gain += pawn.weight * chance * (jumped ? rival.jump : rival.attack) * on.weights.fight;
		pawn.weight *= 1 - .7 * chance;
	}
	if (isForeign && isTurret(token)) meetTurret(on, pawn, token);
	const isFit = pawn.status === "armor" && pawn.hp >= on.figures.health.armor;
	if (pawn.emptyMech === pawn.zone && isFit) {
		pawn.gain += pawn.weight * on.figures.takeMechPoints;
		pawn.status = "mech";
		pawn.hp = on.figures.health.mech;
		pawn.emptyMech = -1;
	}
}
function meetMine(on, pawn, token) {
	const value = valueAt(on, pawn.zone);
	const less = pawn.status !== "mech" && isTank(on) ? 2 : 0;
	const numbers = on.figures.mineNumbers;
	let falls = 0;
	let wounds = 0;
	for (const number of numbers) {
		const damage = Math.max(0, value + number - less);
		if (damage >= pawn.hp) falls++;
		else wounds += damage;
	}
	remove(on, pawn, token);
	suffer(on, pawn, falls / numbers.length, falls < numbers.length ? wounds / (numbers.length - falls) : 0);
}
function meetTurret(on, pawn, token) {
	const damage = Math.max(0, valueAt(on, pawn.zone) - (pawn.status !== "mech" && isTank(on) ? 1 : 0));
	if (damage < pawn.hp) remove(on, pawn, token);
	suffer(on, pawn, damage >= pawn.hp ? 1 : 0, damage);
}
function isTank(on) {
	return seatState(on.scene.open, on.seat).pilot === "tank";
}
function suffer(on, pawn, fallChance, wounds) {
	if (fallChance > 0) {
		const cost = on.weights.knockOut + on.share + on.statusWorth[pawn.status];
		pawn.gain -= pawn.weight * fallChance * cost;
		pawn.weight *= 1 - .8 * fallChance;
	}
	pawn.hp = Math.max(1, pawn.hp - Math.round(wounds));
}
/** A rival's token is gone: what it would have scored counts by what a rival's loss is worth. */
function remove(on, pawn, token) {
	pawn.tokens = pawn.tokens.slice();
	pawn.tokens[pawn.zone] = 0;
	const points = (isTurret(token) ? 2 : 1) * valueAt(on, pawn.zone);
	pawn.gain += pawn.weight * on.share * points * on.scorings * .8;
}
/** Others may come while the pawn stands here. */
function stay(on, pawn, turn) {
	for (const rival of on.rivals) {
		const chance = presenceAt(rival, rival.lead + turn + 1, pawn.zone);
		if (chance < .01) continue;
		pawn.gain += pawn.weight * chance * rival.defend * on.weights.danger;
		pawn.weight *= 1 - .3 * chance;
	}
}
function worthAtEnd(on, pawn) {
	const { weights, purse } = on;
	const standing = on.scoresThisRound ? valueAt(on, pawn.zone) : 0;
	let outlook = 0;
	if (on.roundsLeft > 0) {
		for (const zone of waysFrom(on.geography, "collect", pawn.zone)) if (zone >= 0 && pawn.tokens[zone] === 0) outlook = Math.max(outlook, valueAt(on, zone));
	}
	return standing + outlook * weights.outlook + held(purse, pawn.energy) + held(purse, pawn.credits) + on.statusWorth[pawn.status] + pawn.hp * weights.health * (on.roundsLeft > 0 ? 1 : .3);
}
/** The seat as it stands, ready to be moved about. */
function pawnOf(on) {
	const { open } = on.scene;
	const { energy, credits, hp, status, turrets, mines } = seatState(open, on.seat);
	const tokens = new Int8Array(open.zones.length);
	for (const token of open.tokens) tokens[token.zone] = tokenCode(token.seat, token.kind);
	const pawn = {
		zone: whereIs(open, on.seat),
		energy,
		credits,
		hp,
		status,
		turrets,
		mines,
		tokens,
		emptyMech: open.mech.holder === void 0 ? open.mech.zone : -1,
		used: 0,
		bought: 0,
		turn: 0,
		gain: 0,
		weight: 1,
		worth: 0,
		before: void 0,
		move: void 0
	};
	pawn.worth = worthAtEnd(on, pawn);
	return pawn;
}
/** Beam search over one's own cards and directions: the best plans, best first. */
function searchPlans(on, { cards, turns, width, plans, repeats = false }) {
	const moves = movesOf(cards, repeats);
	let beam = [pawnOf(on)];
	for (let turn = 0; turn < turns; turn++) {
		const found = /* @__PURE__ */ new Map();
		for (const pawn of beam) for (const move of moves) {
			if (!isFree(move, pawn.used)) continue;
			const next = step(on, pawn, move);
			const key = likeness(next);
			const other = found.get(key);
			if (other === void 0 || next.worth > other.worth) found.set(key, next);
		}
		beam = [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, turn < turns - 1 ? width : plans);
	}
	return beam.map((pawn) => ({
		program: programOf(pawn),
		worth: pawn.worth
	}));
}
function isFree({ bit, after }, used) {
	return (used & bit) === 0 && (used & after) === after;
}
function movesOf(cards, repeats) {
	return cards.flatMap((card, i) => {
		const kind = kindOf(card);
		const twin = repeats || card === kind ? -1 : cards.indexOf(kind);
		return directionsOf(kind).map((_, way) => ({
			card,
			kind,
			way,
			bit: repeats ? 0 : 1 << i,
			after: twin < 0 ? 0 : 1 << twin
		}));
	});
}
/** Equal for pawns that can go on in the same ways. */
function likeness(pawn) {
	let key = pawn.zone + 25 * (pawn.energy + 10 * (pawn.credits + 10 * pawn.hp));
	key = key * 256 + pawn.used;
	key = key * 4 + Math.min(3, pawn.turrets);
	return key * 8 + Math.min(7, pawn.mines);
}
/** What a given program is worth by the same reckoning, after something is paid. */
function worthOf(on, program, paid = {}) {
	let pawn = pawnOf(on);
	for (const resource of RESOURCES) pawn[resource] -= paid[resource] ?? 0;
	for (const { card, direction } of program) {
		const kind = kindOf(card);
		pawn = step(on, pawn, {
			card,
			kind,
			way: directionsOf(kind).indexOf(direction),
			bit: 0
		});
	}
	return pawn.worth;
}
function programOf(pawn) {
	const program = [];
	for (let at = pawn; at?.move; at = at.before) {
		const { card, kind, way } = at.move;
		program.unshift({
			card,
			direction: directionAt(kind, way)
		});
	}
	return program;
}
/** M5: what to do with a card's action, by the same worth that plans are made with. */
function actionChoice(situation, weights) {
	const { decision } = situation;
	if (decision.kind === "refuge") {
		const on = prospectsOf(sceneOf(situation), decision.seat, weights);
		return bestOf(optionsOf(decision), (zone) => refugeWorth(on, zone));
	}
	return isAction(decision) ? economicChoice(sceneOf(situation), decision, weights) : void 0;
}
var ACTIONS = [
	"purchase",
	"deployMine",
	"deployTurret",
	"freeTurret",
	"scareTactics",
	"powerUp"
];
function isAction(decision) {
	return ACTIONS.some((kind) => kind === decision.kind);
}
function economicChoice(scene, decision, weights) {
	const on = economyOf(scene, decision.seat, weights);
	switch (decision.kind) {
		case "purchase": return bestOf(optionsOf(decision), (weapon) => {
			const ware = on.wares.find((one) => one.weapon === weapon);
			return ware ? ware.worth - price(on, "energy", ware.energy) - price(on, "credits", ware.credits) : 0;
		});
		case "deployMine": return bestOf(optionsOf(decision), (choice) => {
			if (choice === null) return 0;
			const { zone, cost } = decision.about;
			const moved = choice.from === void 0 ? 0 : tokenWorth(on, choice.from, "mine");
			const sting = choice.number === void 0 ? 0 : stingOf(on, zone, choice.number);
			return tokenWorth(on, zone, "mine") - moved - price(on, "credits", cost) + sting;
		});
		case "deployTurret": return bestOf(optionsOf(decision), (choice) => {
			if (choice === null) return 0;
			const { zone, cost } = decision.about;
			const moved = choice.from === void 0 ? 0 : tokenWorth(on, choice.from, "turret");
			return tokenWorth(on, zone, "turret") - moved - price(on, "energy", cost);
		});
		case "freeTurret": return bestOf(optionsOf(decision), (choice) => {
			if (choice === null) return 0;
			const moved = choice.from === void 0 ? 0 : tokenWorth(on, choice.from, "turret");
			return tokenWorth(on, choice.zone, "turret") - moved;
		});
		case "scareTactics": {
			const kind = decision.about.token;
			return bestOf(optionsOf(decision), (choice) => {
				if (choice === null) return 0;
				const cost = valueOf(on.scene.open, choice.zone) + 1;
				const sting = choice.number === void 0 ? 0 : stingOf(on, choice.zone, choice.number);
				return tokenWorth(on, choice.zone, kind) - price(on, kind === "mine" ? "credits" : "energy", cost) + sting;
			});
		}
		case "powerUp": return bestOf(optionsOf(decision), (choice) => choice === null ? 0 : powerUpWorth(on, choice));
	}
}
function price(on, resource, amount) {
	return priceOf(on.purse, seatState(on.scene.open, on.seat)[resource], amount);
}
/** Strong mines belong where others want to go: in zones worth 3 and more. */
function stingOf(on, zone, number) {
	return (valueAt(on, zone) >= 3 ? .05 : -.05) * number;
}
function powerUpWorth(on, choice) {
	const { hp, status, pilot } = seatState(on.scene.open, on.seat);
	const { health, healPerEnergy, upgradeCost } = on.figures;
	const unit = on.weights.health * (on.roundsLeft > 0 ? 1 : .3);
	if ("upgrade" in choice) return on.statusWorth.armor + (health.armor - hp) * unit - price(on, "credits", upgradeCost);
	const free = pilot === "diamond" ? 5 : 0;
	return Math.min(health[status] - hp, free + choice.heal * healPerEnergy) * unit - price(on, "energy", choice.heal);
}
/** A valuable zone with valuable neighbours, where nobody strong is likely to come. */
function refugeWorth(on, zone) {
	const near = waysFrom(on.geography, "collect", zone).map((next) => next < 0 ? 0 : valueAt(on, next));
	const danger = on.rivals.reduce((sum, rival) => sum + presenceAt(rival, 1, zone) * rival.defend, 0);
	return valueAt(on, zone) * (on.scoresThisRound ? 1 : .4) + Math.max(0, ...near) * .3 + danger;
}
var TOKEN_WORTH = 3;
var PAYMENT_WORTH = .5;
/** M8: choices inside a combat, each by the line of play that it leads to. */
function combatChoice(situation) {
	const { decision } = situation;
	const scene = sceneOf(situation);
	const duel = presentDuel(scene, decision.seat);
	switch (decision.kind) {
		case "attack": return attackChoice(scene, decision);
		case "weaponsExpert": return duel && bestOf(optionsOf(decision), (isPaid) => expertWorth(decision, duel, isPaid));
		case "exhaustWeapon": return duel && bestOf(optionsOf(decision), (weapon) => {
			const bit = weapon === null ? 0 : 1 << duel.sides[1].weapons.indexOf(weapon);
			const cost = weapon === null ? 0 : decision.about.cost * PAYMENT_WORTH;
			const enemy = {
				...duel.sides[1],
				ready: duel.sides[1].ready & ~bit
			};
			return worth({
				...duel,
				turn: 1,
				powerAttack: false,
				sides: [duel.sides[0], enemy]
			}) - cost;
		});
		case "readyWeapon": return duel && bestOf(optionsOf(decision), (weapon) => {
			const bit = weapon === null ? 0 : 1 << duel.sides[0].weapons.indexOf(weapon);
			const me = {
				...duel.sides[0],
				ready: duel.sides[0].ready | bit
			};
			return worth({
				...duel,
				turn: 1,
				powerAttack: false,
				sides: [me, duel.sides[1]]
			});
		});
		default: return;
	}
}
function worth(duel) {
	return margin(bestLine(duel));
}
/** `plies`: how many attacks are looked ahead. */
function attackChoice(scene, decision, plies) {
	const { seat } = decision;
	const duel = presentDuel(scene, seat);
	return duel && bestOf(optionsOf(decision), (attack) => {
		const after = strike(duel, duel.sides[0].weapons.indexOf(attack.weapon), attack);
		const token = scene.open.tokens.find(({ zone }) => zone === attack.remove);
		const removal = token === void 0 ? 0 : token.seat === seat ? -3 : TOKEN_WORTH;
		return margin(bestLine(after, plies)) + removal;
	});
}
/** The first weapon may be used twice, for a price. */
function expertWorth({ about: { cost, resource } }, duel, isPaid) {
	const [me, enemy] = duel.sides;
	const paid = isPaid ? cost : 0;
	const expert = {
		...me,
		keepsFirst: isPaid,
		[resource]: me[resource] - paid
	};
	return worth({
		...duel,
		sides: [expert, enemy]
	}) - paid * PAYMENT_WORTH;
}
var VICTORY = 12;
/** How a seat stands against the others, in points: what it has, and what that will bring. */
function standingOf(scene, seat, weights = WEIGHTS) {
	const { open } = scene;
	const all = open.seats.map((_, one) => potentialOf(scene, one, weights));
	const others = all.filter((_, one) => one !== seat);
	const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
	const victory = open.winners?.includes(seat) ? VICTORY / open.winners.length : 0;
	return must(all[seat], "such seat") - .5 * Math.max(...others) - .5 * mean + victory;
}
/** Points to come are reckoned at the start of a round. */
function potentialOf(scene, seat, weights) {
	const { open } = scene;
	const state = seatState(open, seat);
	if (open.phase === "over") return state.vp;
	const figures = figuresOf(scene.config);
	const roundsLeft = figures.rounds - open.round + 1;
	const scorings = scoringsFrom(open.round, figures.rounds, weights.tokenSurvival);
	const purse = purseOf(figures.trackMaximum, weights.resource, roundsLeft);
	let worth = state.vp + held(purse, state.energy) + held(purse, state.credits) + state.hp * weights.health;
	for (const token of open.tokens) {
		if (token.seat !== seat) continue;
		const zone = zoneAt(open, token.zone);
		worth += (token.kind === "turret" ? 2 : 1) * zone.value * scorings;
		worth += zone.gives.length * weights.income * roundsLeft;
	}
	for (const { id, purchased } of state.weapons) {
		if (purchased) worth += figures.weapons[id].vp;
		worth += firepowerOf(scene, id) * weights.firepower * roundsLeft * .7;
	}
	if (state.status !== "pilot") worth += weights.armor * roundsLeft / figures.rounds;
	if (open.mech.holder === seat) worth += figures.holdMechPoints * scoringsFrom(open.round, figures.rounds, weights.mechSurvival);
	return worth;
}
var WIDTH$3 = 60;
var PLANS$2 = 40;
/** How far behind the best a plan may be, in points, and still be somebody's choice. */
var TEMPERATURE = .8;
/** Guesses for all seats but one, from where they stand and what they have shown this round. */
function guessOthers(scene, seat) {
	return scene.open.seats.flatMap(({ zone, adHoc, robot }, other) => other === seat || zone === void 0 || adHoc !== "off" || robot ? [] : [guessPrograms(scene, other)]);
}
/** Everybody plans for themselves: what is good for a seat on its own is what it has most likely programmed. */
function guessPrograms(scene, seat) {
	const played = playedCards(scene, seat);
	const { doubledCard, cardsPerRound } = figuresOf(scene.config);
	const cards = programCards(doubledCard).filter((card) => !played.includes(card));
	const turns = cardsPerRound - played.length;
	const plans = turns > 0 ? searchPlans(prospectsOf(scene, seat), {
		cards,
		turns,
		width: WIDTH$3,
		plans: PLANS$2
	}) : [];
	const best = plans[0]?.worth ?? 0;
	const chances = plans.map((plan) => Math.exp((plan.worth - best) / TEMPERATURE));
	const total = chances.reduce((sum, chance) => sum + chance, 0);
	let sum = 0;
	return {
		seat,
		programs: plans.map((plan) => plan.program),
		upTo: chances.map((chance) => (sum += chance) / total)
	};
}
/** Of two cards alike the first counts as the one that was shown. */
function playedCards({ open }, seat) {
	const played = [];
	for (const { kind } of seatState(open, seat).revealed) played.push(played.includes(kind) ? `${kind}2` : kind);
	return played;
}
var FINENESS = 1 << 20;
function drawProgram({ programs, upTo }, random) {
	const at = random.below(FINENESS) / FINENESS;
	return programs[upTo.findIndex((limit) => at < limit)] ?? [];
}
/** How much a guess counts against the walk that anybody might take. */
var TRUST = .8;
/** The same prospects, with rivals where their guessed programs would lead them. */
function withGuesses(on, guesses) {
	return {
		...on,
		rivals: on.rivals.map((rival) => {
			const guess = guesses.find(({ seat }) => seat === rival.seat);
			if (!guess || guess.programs.length === 0) return rival;
			const paths = pathsOf(on.scene, guess, rival.presence.length);
			const presence = rival.presence.map((walk, move) => mixed(walk, must(paths[move], "such move")));
			return {
				...rival,
				presence
			};
		})
	};
}
function mixed(walk, path) {
	return walk.map((chance, zone) => .19999999999999996 * chance + TRUST * must(path[zone], "such zone"));
}
function pathsOf({ open }, { seat, programs, upTo }, moves) {
	const chances = Array.from({ length: moves }, () => new Array(25).fill(0));
	programs.forEach((program, i) => {
		const chance = must(upTo[i], "chance of this guess") - (upTo[i - 1] ?? 0);
		let zone = whereIs(open, seat);
		chances.forEach((here, move) => {
			here[zone] = must(here[zone], "such zone") + chance;
			const card = program[move];
			if (card) zone = destination(open, zone, {
				kind: kindOf(card.card),
				direction: card.direction
			}) ?? zone;
		});
	});
	return chances;
}
/** In mid-round the cards that were not turned up yet are replaced by guessed ones. */
function imagine(position, guesses, random) {
	const programs = [];
	for (const guess of guesses) {
		const drawn = drawProgram(guess, random);
		programs[guess.seat] = drawn;
		const secret = secretOf(position.state, guess.seat);
		if (secret.program.length === 0 || drawn.length === 0) continue;
		secret.program = [...secret.program.slice(0, secret.program.length - drawn.length), ...drawn];
	}
	return {
		position,
		programs
	};
}
/** Plays an imagined match from the present to the end of the round, and says how the seat stands then. */
function playOut(config, imagined, seat, answer) {
	const match = Match.resume(mechs, config, imagined.position);
	const scene = {
		config,
		open: match.state.open
	};
	const { round } = match.state.open;
	const give = (decision, given) => {
		const verdict = match.submit({
			type: "answer",
			seat: decision.seat,
			id: decision.id,
			answer: given
		});
		if (!verdict.ok) throw new Error(`A play-out answered ${decision.kind} wrongly: ${verdict.code}.`);
	};
	give(decisionOf(match, seat), answer);
	while (!match.isOver && match.state.open.round === round) {
		const decision = decisionOf(match, must(match.waitingFor()[0], "seat to wait for"));
		give(decision, usualAnswer(scene, decision, imagined));
	}
	return standingOf(scene, seat);
}
function decisionOf(match, seat) {
	return must(match.decision(seat), "decision of this seat");
}
var PLIES = 3;
/** Quick and sensible: play-outs are many. */
function usualAnswer(scene, decision, { programs }) {
	if (decision.kind === "program") return must(programs[decision.seat], "guess of this program");
	const choice = decision.kind === "attack" ? attackChoice(scene, decision, PLIES) : isAction(decision) ? economicChoice(scene, decision, WEIGHTS) : void 0;
	return choice ? choice.answer : decision.fallback;
}
/** How pilots have fared in the hands of bots (docs/bots.md); those who are close are chosen by chance. */
var PILOT_WORTH = {
	rampage: 8,
	magma: 5,
	maverick: 4,
	tank: 4,
	wasp: 4,
	tsunami: 3,
	kitty: 3,
	diamond: 3
};
var PILOT_CHANCE = 4;
var WEAPON_WORTH = {
	pulsePistol: 4,
	grenadeLauncher: 3,
	energySword: 2,
	riotShield: 1
};
/** M2: the choices before the first round. */
function setUpChoice({ decision, random }) {
	switch (decision.kind) {
		case "pilot": return bestOf(optionsOf(decision), (pilot) => PILOT_WORTH[pilot] + random.below(PILOT_CHANCE));
		case "firstWeapon": return bestOf(optionsOf(decision), (weapon) => WEAPON_WORTH[weapon]);
		case "baseMine": return bestOf(optionsOf(decision), (number) => -number);
		default: return;
	}
}
var WIDTH$2 = 40;
var PLANS$1 = 200;
/** A plan made with all in view is left only for one that is clearly better. */
var SURER = .7;
/** Turned cards have paid less than they promised: others are seldom where they were thought to be. */
var SURER_TO_TURN = 2;
/** What is decided about one's own cards and moves once the round is under way. */
function turnChoice(situation, weights) {
	const { decision } = situation;
	const scene = sceneOf(situation);
	switch (decision.kind) {
		case "adHocCard": {
			const found = bestAdHoc(prospectsOf(scene, decision.seat, weights), optionsOf(decision));
			return found && { answer: found.card };
		}
		case "impulse": {
			const on = prospectsOf(scene, decision.seat, weights);
			const found = bestAdHoc(on, void 0);
			const { cost, resource } = decision.about;
			const price = priceOf(on.purse, seatState(scene.open, decision.seat)[resource], cost);
			return { answer: found !== void 0 && found.worth - price > worthOf(on, restOfProgram(situation)) + SURER };
		}
		case "gyroscope": {
			const on = prospectsOf(scene, decision.seat, weights);
			const [, ...rest] = restOfProgram(situation);
			const { card, cost, resource } = decision.about;
			return bestOf(optionsOf(decision), (way) => way === null ? worthOf(on, [card, ...rest]) + SURER_TO_TURN : worthOf(on, [turnedCard(card, way), ...rest], { [resource]: cost }));
		}
		case "rocketCharge": return { answer: shouldGoOn(situation, decision.about, weights) };
		default: return;
	}
}
/** One's own cards that are still to come, this turn's included. */
function restOfProgram({ view }) {
	return must(view.own, "seat of one’s own").program.slice(view.open.turn - 1);
}
function bestAdHoc(on, options) {
	const { open, config } = on.scene;
	const cards = [...new Set((options ?? []).map(({ card }) => card))];
	const plans = searchPlans(on, {
		cards: options ? cards : [
			"collect",
			"purchase",
			"deployMine",
			"deployTurret",
			"powerUp"
		],
		turns: figuresOf(config).cardsPerRound - open.turn + 1,
		width: WIDTH$2,
		plans: PLANS$1,
		repeats: true
	});
	for (const { program, worth } of plans) {
		const card = must(program[0], "card in a plan");
		if (!options || options.some((option) => isSame(option, card))) return {
			card,
			worth
		};
	}
}
/** Troy's Rocket Charge: the rest of this turn one zone further on, against the rest of it here. */
function shouldGoOn(situation, { cost, resource }, weights) {
	const { decision, view } = situation;
	const revealed = seatState(view.open, decision.seat).revealed;
	const card = must(revealed[revealed.length - 1], "card turned up");
	const on = prospectsOf(sceneOf(situation), decision.seat, weights);
	const here = pawnOf(on);
	const way = directionsOf(card.kind).indexOf(card.direction);
	const move = {
		card: card.kind,
		kind: card.kind,
		bit: 0
	};
	const walls = waysFrom(on.geography, card.kind, here.zone).findIndex((zone) => zone < 0);
	const stays = walls >= 0 ? step(on, here, {
		...move,
		way: walls
	}).worth : here.worth;
	const price = priceOf(on.purse, here[resource], cost);
	return step(on, here, {
		...move,
		way
	}).worth - price > stays + SURER;
}
/**
* Veteran: searches its own programs on a light model of its path, knows what zones, tokens and weapons are
* worth at this point of the match, and searches combats to their end.
*/
function veteranWith(weights) {
	return {
		id: "veteran",
		isQuick: false,
		imagines: false,
		think: (situation) => ({
			answer: veteranAnswer(situation, weights),
			arrangement: betterOrder(sceneOf(situation), situation.decision.seat, situation.view.own),
			cutOff: false
		})
	};
}
var veteran = veteranWith(WEIGHTS);
var WIDTH$1 = 140;
var CANDIDATES$1 = 12;
/** Plans so close to the best are as good: choosing among them keeps others guessing. */
var CLOSE = .3;
function veteranAnswer(situation, weights) {
	const { decision } = situation;
	if (decision.kind === "program") return program$1(situation, decision.about.cards, weights);
	return (setUpChoice(situation) ?? turnChoice(situation, weights) ?? actionChoice(situation, weights) ?? combatChoice(situation) ?? { answer: decision.fallback }).answer;
}
function program$1(situation, cards, weights) {
	const scene = sceneOf(situation);
	const plans = searchPlans(prospectsOf(scene, situation.decision.seat, weights), {
		cards,
		turns: figuresOf(scene.config).cardsPerRound,
		width: WIDTH$1,
		plans: CANDIDATES$1
	});
	const best = must(plans[0], "plan").worth;
	return pick$1(plans.filter((plan) => plan.worth >= best - CLOSE), situation.random).program;
}
var ACE_BUDGET = {
	program: 480,
	other: 96
};
var WIDTH = 160;
var PLANS = 300;
var CANDIDATES = 20;
var FAVOUR = .25;
/**
* Ace: guesses what the others have programmed by planning in their place, imagines mines and the deck as they
* may be, and tries its best plans in play-outs of the real rules.
*/
function aceWith(budget) {
	return {
		id: "ace",
		isQuick: false,
		imagines: true,
		think(situation) {
			const arrangement = betterOrder(sceneOf(situation), situation.decision.seat, situation.view.own);
			return {
				...choose(situation, budget),
				arrangement
			};
		}
	};
}
var ace = aceWith(ACE_BUDGET);
function choose(situation, budget) {
	const { decision } = situation;
	if (decision.kind === "program") return program(situation, decision.about.cards, budget.program);
	const usual = veteranAnswer(situation, WEIGHTS);
	if (!TRIED.has(decision.kind)) return {
		answer: usual,
		cutOff: false
	};
	const others = optionsOf(decision).filter((option) => !isSame(option, usual));
	const guesses = guessOthers(sceneOf(situation), decision.seat);
	return tryOut(situation, {
		options: [usual, ...shuffled(others, situation.random).slice(0, 7)],
		guesses,
		budget: budget.other
	});
}
/** Decisions that show their worth in the course of the round; the others Veteran's reckoning settles. */
var TRIED = /* @__PURE__ */ new Set([
	"adHocCard",
	"impulse",
	"gyroscope",
	"rocketCharge",
	"purchase",
	"deployMine",
	"deployTurret",
	"powerUp",
	"refuge",
	"takeMech",
	"freeTurret"
]);
function program(situation, cards, budget) {
	const { seat } = situation.decision;
	const scene = sceneOf(situation);
	const guesses = guessOthers(scene, seat);
	const [best, ...others] = various(searchPlans(withGuesses(prospectsOf(scene, seat), guesses), {
		cards,
		turns: figuresOf(scene.config).cardsPerRound,
		width: WIDTH,
		plans: PLANS
	}), CANDIDATES).map((plan) => plan.program);
	return tryOut(situation, {
		options: [must(best, "plan"), ...others],
		guesses,
		budget
	});
}
/** Plays the options out on imagined truths; the first is taken unless another fares clearly better. */
function tryOut(situation, { options, guesses, budget }) {
	const { decision, config, random, hasTime } = situation;
	const [first] = options;
	try {
		const knowledge = situation.knowledge();
		const { best, cutOff } = contest({
			options,
			favour: FAVOUR,
			budget,
			random,
			hasTime,
			imagine: () => imagine(mechs.sample(knowledge, random), guesses, random),
			trial: (world, option) => playOut(config, world, decision.seat, option)
		});
		return {
			answer: best,
			cutOff
		};
	} catch (failure) {
		return {
			answer: first,
			cutOff: false,
			failure
		};
	}
}
/** The best plans that differ in more than the order of their last turns. */
function various(plans, count) {
	const seen = /* @__PURE__ */ new Set();
	const chosen = [];
	for (const plan of plans) {
		const key = plan.program.slice(0, 3).map(({ card, direction }) => `${card} ${direction}`).join();
		if (seen.has(key)) continue;
		seen.add(key);
		chosen.push(plan);
		if (chosen.length === count) break;
	}
	return chosen;
}
/**
* Rookie: sensible and quick. It collects, builds where it can afford to, keeps away from what is hostile, and
* looks no further than the next zone. Whatever it has no opinion on it answers with the decision's fallback.
*/
var rookie = {
	id: "rookie",
	isQuick: true,
	imagines: false,
	think: (situation) => ({
		answer: answerOf(situation),
		cutOff: false
	})
};
/** One choice in so many is made on a whim, so that two rookies are never quite alike. */
var WHIM = 8;
function answerOf(situation) {
	const { decision, random } = situation;
	switch (decision.kind) {
		case "program": return stroll(sceneOf(situation), decision.seat, decision.about.cards, random);
		case "pilot":
		case "base":
		case "baseMine":
		case "firstWeapon": return pick$1(optionsOf(decision), random);
		case "attack":
		case "purchase":
		case "adHocCard": return random.below(WHIM) === 0 ? pick$1(optionsOf(decision), random) : decision.fallback;
		default: return decision.fallback;
	}
}
/** Four cards that seem useful now, each in the best direction from where the last one leads. */
function stroll(scene, seat, cards, random) {
	const length = figuresOf(scene.config).cardsPerRound;
	const inOrder = [...shuffled(cards, random).map((card) => ({
		card,
		worth: usefulness(scene, seat, kindOf(card)) + random.below(4)
	})).sort((a, b) => b.worth - a.worth).slice(0, length)].sort((a, b) => rank(a.card) - rank(b.card));
	let zone = whereIs(scene.open, seat);
	return inOrder.map(({ card }) => {
		const kind = kindOf(card);
		const direction = nicestDirection(scene, seat, {
			from: zone,
			kind
		}, random);
		zone = destination(scene.open, zone, {
			kind,
			direction
		}) ?? zone;
		return {
			card,
			direction
		};
	});
}
function rank(card) {
	return kindOf(card) === "collect" ? 0 : 1;
}
function usefulness({ config, open }, seat, kind) {
	const { energy, credits, status, hp, turrets, mines } = seatState(open, seat);
	const { health, upgradeCost } = figuresOf(config);
	switch (kind) {
		case "collect": return energy + credits < 12 ? 5 : 2;
		case "deployTurret": return energy > 0 && turrets > 0 ? 5 : 1;
		case "deployMine": return credits > 0 && mines > 0 ? 4 : 1;
		case "purchase": return energy + credits > 3 ? 3 : 0;
		case "powerUp":
			if (status === "mech") return -2;
			return status === "pilot" && credits >= upgradeCost ? 6 : hp < health[status] ? 4 : 0;
		case "diagonalJump":
		case "doubleJump": return 0;
	}
}
function nicestDirection(scene, seat, step, random) {
	const { open } = scene;
	const worth = (direction) => {
		const to = destination(open, step.from, {
			kind: step.kind,
			direction
		});
		if (to === void 0) return -2;
		if (isHostile(open, to, seat)) return -6;
		const isTaken = tokenIn(open, to) !== void 0 || hasEmptyMech(open, to);
		return valueOf(open, to) * 2 - (isTaken ? 2 : 0);
	};
	return shuffled(directionsOf(step.kind), random).map((direction) => ({
		direction,
		worth: worth(direction) + random.below(3)
	})).reduce((best, one) => one.worth > best.worth ? one : best).direction;
}
/** Every bot by its name on the wire. */
var BOTS = {
	rookie,
	veteran,
	ace
};
/** Of the log before the last boundary, what imagining the unseen draws on: mines, and this round's cards. */
var TELLING = [
	"baseMinesPlaced",
	"tokenDeployed",
	"tokenRemoved",
	"mineExploded",
	"roundStarted",
	"cardRevealed",
	"robotFlipped"
];
/** The same knowledge in a tenth of the bytes: copying it to a thread is the one thing a room waits for. */
function essence(knowledge) {
	const { events, eventsAtBoundary } = knowledge;
	const round = events.findLastIndex((event) => event.type === "roundStarted");
	const before = events.slice(0, eventsAtBoundary).filter((event, i) => TELLING.includes(event.type) && (event.type !== "cardRevealed" || i > round));
	return {
		...knowledge,
		events: [...before, ...events.slice(eventsAtBoundary)],
		eventsAtBoundary: before.length
	};
}
/** From matches of two in `npm run tournament`. */
var WORTH = {
	rookie: {
		mu: 15,
		sigma: 1.5
	},
	veteran: {
		mu: 39,
		sigma: 1.5
	},
	ace: {
		mu: 45,
		sigma: 1.5
	}
};
var mechsEvents = new EventRows({
	matchStarted: {
		seats: true,
		starter: true
	},
	pilotsDealt: {},
	pilotsRevealed: { pilots: true },
	basePlaced: {
		seat: true,
		zone: true
	},
	baseMinesPlaced: {},
	firstWeaponsRevealed: { weapons: true },
	rowDealt: { weapons: true },
	roundStarted: {
		round: true,
		starter: true
	},
	programsLocked: {},
	turnStarted: {
		seat: true,
		turn: true
	},
	cardRevealed: {
		seat: true,
		card: true,
		adHoc: true
	},
	cardTurned: {
		seat: true,
		direction: true
	},
	turnPassed: { seat: true },
	roundEnded: { round: true },
	robotFlipped: {
		seat: true,
		card: true,
		facing: true,
		stack: true
	},
	attackPassed: { seat: true },
	pilotMoved: {
		seat: true,
		from: true,
		to: true,
		by: true
	},
	wallHit: {
		seat: true,
		zone: true,
		direction: true
	},
	pilotDisplaced: {
		seat: true,
		from: true,
		to: true,
		reason: true
	},
	resourcesCollected: {
		seat: true,
		energy: true,
		credits: true
	},
	weaponPurchased: {
		seat: true,
		weapon: true,
		energy: true,
		credits: true
	},
	rowRefilled: {
		place: true,
		weapon: true
	},
	tokenDeployed: {
		seat: true,
		kind: true,
		token: true,
		zone: true,
		energy: true,
		credits: true
	},
	tokenMoved: {
		seat: true,
		kind: true,
		token: true,
		from: true,
		to: true,
		energy: true,
		credits: true
	},
	healed: {
		seat: true,
		hp: true,
		energy: true
	},
	armorUpgraded: {
		seat: true,
		credits: true
	},
	weaponsEquipped: {
		seat: true,
		weapons: true
	},
	mineExploded: {
		seat: true,
		owner: true,
		zone: true,
		token: true,
		number: true,
		damage: true
	},
	turretFired: {
		seat: true,
		owner: true,
		zone: true,
		token: true,
		damage: true
	},
	tokenRemoved: {
		owner: true,
		kind: true,
		token: true,
		zone: true,
		by: true
	},
	combatStarted: {
		attacker: true,
		defender: true,
		zone: true,
		jumped: true
	},
	weaponUsed: {
		seat: true,
		enemy: true,
		weapon: true,
		line: true,
		countered: true
	},
	damageDealt: {
		seat: true,
		damage: true,
		cause: true,
		by: true
	},
	damageReduced: {
		seat: true,
		by: true
	},
	healthLost: {
		seat: true,
		hp: true
	},
	weaponExhausted: {
		seat: true,
		weapon: true
	},
	weaponReadied: {
		seat: true,
		weapon: true
	},
	resourcesGained: {
		seat: true,
		energy: true,
		credits: true
	},
	resourcesLost: {
		seat: true,
		energy: true,
		credits: true
	},
	resourcesStolen: {
		seat: true,
		from: true,
		energy: true,
		credits: true
	},
	resourcePaid: {
		seat: true,
		resource: true,
		amount: true,
		cause: true
	},
	railgunSwept: {
		seat: true,
		direction: true,
		victims: true
	},
	pilotRetreated: {
		seat: true,
		enemy: true
	},
	knockedOut: {
		seat: true,
		by: true,
		cause: true
	},
	statusChanged: {
		seat: true,
		status: true,
		hp: true
	},
	combatEnded: {
		attacker: true,
		defender: true,
		winner: true
	},
	adHocEntered: { seat: true },
	mechTaken: {
		seat: true,
		zone: true,
		side: true
	},
	mechLeft: { zone: true },
	scored: {
		seat: true,
		vp: true,
		source: true
	},
	pointsLost: {
		seat: true,
		vp: true
	},
	roundScored: {
		round: true,
		scores: true
	},
	weaponsScored: { points: true },
	matchEnded: {
		winners: true,
		totals: true
	}
});
/** The biggest combat, every knock-out, the Mighty Mech taken, and every change of the lead, in order. */
function highlightsOf(match) {
	const found = [...leadChanges(match.moments), ...happenings(match)];
	const biggest = biggestCombat(match);
	if (biggest) found.push(biggest);
	return found.sort((a, b) => a.moment - b.moment);
}
function happenings(match) {
	return each(match, (event, moment) => {
		if (event.type === "knockedOut") return [{
			type: "knockOut",
			moment,
			seat: event.seat,
			by: event.by
		}];
		if (event.type === "mechTaken") return [{
			type: "mech",
			moment,
			seat: event.seat
		}];
		return [];
	});
}
function biggestCombat(match) {
	const combats = [];
	let isFighting = false;
	each(match, (event, moment) => {
		const last = combats.at(-1);
		if (event.type === "combatStarted") {
			const { attacker, defender } = event;
			combats.push({
				type: "combat",
				moment,
				attacker,
				defender,
				damage: 0
			});
			isFighting = true;
		} else if (event.type === "combatEnded") isFighting = false;
		else if (event.type === "damageDealt" && isFighting && last) combats[combats.length - 1] = {
			...last,
			damage: last.damage + event.damage
		};
		return [];
	});
	const most = Math.max(0, ...combats.map(({ damage }) => damage));
	return most > 0 ? combats.find(({ damage }) => damage === most) : void 0;
}
/** Every event with the moment right before it. */
function each({ moments, events }, find) {
	let moment = 0;
	return events.flatMap((event, i) => {
		while ((moments[moment + 1]?.events ?? Infinity) <= i) moment++;
		return find(event, moment);
	});
}
function scoresOf({ seats }) {
	return seats.map(({ vp }) => vp);
}
var SIZES = [
	2,
	3,
	4
];
/** M13.1: one person and two robot pilots. */
var SOLO_SEATS = 3;
var options = strictObject({ 
/** One person in seat 0 against the two robot pilots of the rules (M13), which take seats 1 and 2. */
solo: boolean().default(false) });
var ruleset = unknown().transform((raw, context) => {
	try {
		return parseRuleset(raw);
	} catch {
		context.addIssue("No ruleset.");
		return NEVER;
	}
});
var config = strictObject({
	seats: union([
		literal(2),
		literal(3),
		literal(4)
	]),
	solo: literal(true).optional(),
	ruleset: ruleset.optional()
}).refine(({ seats, solo }) => !solo || seats === SOLO_SEATS);
var mechsTable = {
	sizes: SIZES,
	seconds: {
		standard: {
			long: 120,
			other: 45
		},
		blitz: {
			long: 45,
			other: 15
		}
	},
	optionsFrom: (json) => options.safeParse(json).data,
	sizeFor: ({ solo }) => solo ? SOLO_SEATS : void 0,
	isAlone: ({ solo }) => solo === true,
	configFor({ seats, options: { solo }, houseRules }) {
		const size = SIZES.find((one) => one === seats);
		if (!size) throw new RangeError(`Mechs has ${SIZES.join(", ")} seats, not ${seats}.`);
		return {
			seats: size,
			...solo === true && { solo },
			...houseRules !== void 0 && { ruleset: houseRules }
		};
	},
	isAutomatic: ({ solo }, seat) => solo === true && seat > 0,
	configFrom: (json) => config.safeParse(json).data,
	houseRulesFrom: (json) => parseRuleset(json),
	houseRulesOf: (config) => config.ruleset
};
/**
* What is committed to: every program once, when the last seat has locked, and every mine that stands in the arena,
* when it was placed.
*/
var MechsWitness = class {
	constructor() {
		this.events = 0;
		this.round = 0;
		this.lastToken = 0;
	}
	look(match) {
		const found = [];
		for (; this.events < match.events.length; this.events++) {
			const event = match.events[this.events];
			if (event?.type === "roundStarted") this.round = event.round;
			else if (event?.type === "programsLocked") found.push(...programsOf(match, this.round));
		}
		this.findMines(match, found);
		return found;
	}
	/** One that was placed and is gone again before anybody was asked anything has never been hidden from anybody. */
	findMines({ state }, found) {
		let newest = this.lastToken;
		for (const { id: token, kind, seat } of state.open.tokens) {
			if (token <= this.lastToken) continue;
			newest = Math.max(newest, token);
			const number = kind === "mine" ? state.secrets[seat]?.placed[token] : void 0;
			if (number !== void 0) found.push({
				id: `mine/${token}/${seat}`,
				named: {
					kind,
					token,
					seat
				},
				hidden: { number }
			});
		}
		this.lastToken = newest;
	}
};
/**
* What each seat answered last. The state will not do: a round in which nobody is asked anything is over, and its
* programs are gone, when the match next stands still.
*/
function programsOf(match, round) {
	const { inputs } = match.record();
	return match.state.open.seats.flatMap(({ robot }, seat) => {
		if (robot) return [];
		const program = lastAnswer(inputs, seat).map(({ card, direction }) => ({
			card,
			direction
		}));
		return [{
			id: `program/${round}/${seat}`,
			named: {
				kind: "program",
				round,
				seat
			},
			hidden: { program }
		}];
	});
}
function lastAnswer(inputs, seat) {
	const input = inputs.findLast((one) => one.type === "answer" && one.seat === seat);
	return input?.type === "answer" ? input.answer : void 0;
}
var mechsReplayKit = {
	rules: mechs,
	runner,
	table: mechsTable,
	events: mechsEvents,
	witness: () => new MechsWitness(),
	whereabouts: ({ round, turn, active }) => ({
		round,
		turn,
		active
	}),
	scores: scoresOf,
	highlights: highlightsOf
};
var BETWEEN = ",";
var JOINED = ":";
function word() {
	return {
		toText: (value) => value,
		fromText: (text) => text
	};
}
function figure() {
	return {
		toText: (value) => String(value),
		fromText: (text) => Number(text)
	};
}
/** The empty text stands for null: a place with nothing in it. */
function orNull(item) {
	return {
		toText: (value) => value === null ? "" : item.toText(value),
		fromText: (text) => text === "" ? null : item.fromText(text)
	};
}
/** The empty text stands for undefined. */
function orNone(item) {
	return {
		toText: (value) => value === void 0 ? "" : item.toText(value),
		fromText: (text) => text === "" ? void 0 : item.fromText(text)
	};
}
/** A small object with always the same keys; its texts have no colon in them. */
function joined(items) {
	const keys = Object.keys(items);
	return {
		toText(value) {
			let text = "";
			for (const key of keys) text += (text === "" ? "" : JOINED) + items[key].toText(value[key]);
			return text;
		},
		fromText(text) {
			const texts = text.split(JOINED);
			const value = {};
			keys.forEach((key, i) => value[key] = items[key].fromText(texts[i] ?? ""));
			return value;
		}
	};
}
function textsOf(list) {
	return list === "" ? [] : list.split(BETWEEN);
}
/** No game has it as a number of its own. */
var NO_NUMBER = -128;
function text() {
	return {
		kind: "scalar",
		type: "string",
		start: "",
		none: void 0
	};
}
/** The empty text stands for undefined. */
function maybeText() {
	return {
		kind: "scalar",
		type: "string",
		start: "",
		none: ""
	};
}
function flag() {
	return {
		kind: "scalar",
		type: "boolean",
		start: false,
		none: void 0
	};
}
function number(type) {
	return {
		kind: "scalar",
		type,
		start: 0,
		none: void 0
	};
}
/** A seat, a place: one byte, or nothing. */
function maybeInt8() {
	return {
		kind: "scalar",
		type: "int8",
		start: NO_NUMBER,
		none: NO_NUMBER
	};
}
function list(item) {
	return {
		kind: "list",
		isOptional: false,
		item
	};
}
/** A list that is never empty when it is there. */
function maybeList(item) {
	return {
		kind: "list",
		isOptional: true,
		item
	};
}
function packed(item) {
	return {
		kind: "packed",
		isOptional: false,
		item
	};
}
function maybePacked(item) {
	return {
		kind: "packed",
		isOptional: true,
		item
	};
}
/** One value for each of these keys. */
function record(keys, item) {
	return packed({
		toText(values) {
			let all = "";
			for (const key of keys) all += (all === "" ? "" : ",") + item.toText(values[key]);
			return all;
		},
		fromText(all) {
			const values = {};
			const texts = textsOf(all);
			keys.forEach((key, i) => values[key] = item.fromText(texts[i] ?? ""));
			return values;
		}
	});
}
/** Values by number, such as the id of a token. */
function byNumber(item) {
	return packed({
		toText(values) {
			let all = "";
			for (const key in values) all += (all === "" ? "" : ",") + key + ":" + item.toText(values[key]);
			return all;
		},
		fromText(all) {
			const values = {};
			for (const each of textsOf(all)) {
				const end = each.indexOf(":");
				values[Number(each.slice(0, end))] = item.fromText(each.slice(end + 1));
			}
			return values;
		}
	});
}
function part(fields) {
	return {
		kind: "part",
		isOptional: false,
		fields
	};
}
function maybePart(fields) {
	return {
		kind: "part",
		isOptional: true,
		fields
	};
}
function parts(fields) {
	return {
		kind: "parts",
		fields
	};
}
function pieces(fields) {
	return {
		kind: "pieces",
		fields
	};
}
function rows(type, { keys, changesWith }) {
	return {
		kind: "rows",
		type,
		keys,
		changesWith
	};
}
/** How the state of Mechs travels. */
var zone = {
	toText: ({ kind, value, gives }) => [
		kind,
		value,
		...gives
	].join(":"),
	fromText(written) {
		const [kind, value, ...gives] = written.split(":");
		return {
			kind,
			value: Number(value),
			gives
		};
	}
};
/** A weapon with a mark before its name, and one without. */
var GIVEN = "+";
var owned = {
	toText: ({ id, purchased }) => (purchased ? "" : GIVEN) + id,
	fromText: (written) => written.startsWith(GIVEN) ? {
		id: written.slice(1),
		purchased: false
	} : {
		id: written,
		purchased: true
	}
};
var STOWED = "-";
var ordered = {
	toText: ({ weapon, stowed }) => (stowed ? STOWED : "") + weapon,
	fromText: (written) => written.startsWith(STOWED) ? {
		weapon: written.slice(1),
		stowed: true
	} : {
		weapon: written,
		stowed: false
	}
};
var seat = {
	robot: maybePacked(joined({
		facing: word(),
		stack: figure()
	})),
	pilot: maybeText(),
	base: maybeInt8(),
	zone: maybeInt8(),
	status: text(),
	side: maybeText(),
	hp: number("int16"),
	energy: number("uint8"),
	credits: number("uint8"),
	mines: number("uint8"),
	turrets: number("uint8"),
	weapons: list(owned),
	equipped: list(word()),
	revealed: list(joined({
		kind: word(),
		direction: word()
	})),
	adHoc: text(),
	vp: number("int16"),
	scores: rows("int16", {
		keys: SCORE_SOURCES,
		changesWith: "vp"
	})
};
var fighter = {
	seat: number("int8"),
	exhausted: list(word()),
	used: list(word()),
	keepsFirst: flag(),
	shieldOffered: flag()
};
var mechsWire = {
	open: {
		phase: text(),
		round: number("uint8"),
		turn: number("uint8"),
		starter: number("int8"),
		active: maybeInt8(),
		zones: list(orNull(zone)),
		tokens: pieces({
			kind: text(),
			seat: number("int8"),
			zone: number("int8")
		}),
		tokensPlaced: number("uint16"),
		mech: packed(joined({
			zone: figure(),
			holder: orNone(figure())
		})),
		seats: parts(seat),
		row: list(orNull(word())),
		deckCount: number("uint8"),
		piles: record(BASIC_WEAPONS, figure()),
		combat: maybePart({
			zone: number("int8"),
			attacker: part(fighter),
			defender: part(fighter),
			turn: number("int8"),
			jumped: flag(),
			dragged: flag()
		}),
		winners: maybeList(figure())
	},
	secret: {
		dealt: list(word()),
		supply: list(figure()),
		placed: byNumber(figure()),
		program: list(joined({
			card: word(),
			direction: word()
		})),
		order: list(ordered)
	}
};
var mechsKit = {
	...mechsReplayKit,
	bots: {
		byId: BOTS,
		worth: WORTH,
		autopilot: "rookie",
		whatIf: "veteran",
		essence
	},
	wire: mechsWire
};
export { ENGINE_INTERFACE as engineInterface, mechsKit as kit };

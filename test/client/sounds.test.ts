import { ALL_SOUNDS as MECHS } from '../../client/games/mechs/sounds';
import { ALL_SOUNDS as WESTERN } from '../../client/games/western/sounds';
import { RATE, render, secondsOf } from '../../client/model/render';
import { notes, type Sound } from '../../client/model/synth';

const peakOf = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const loudnessOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

/** What is wrong with how a sound comes out of the loudspeaker. */
function faultsOf(sound: Sound): string[] {
  const samples = render(sound);
  const faults: string[] = [];
  if (samples.some((one) => !Number.isFinite(one))) faults.push('broken');
  if (peakOf(samples) >= 1) faults.push(`clipped at ${peakOf(samples).toFixed(2)}`);
  if (peakOf(samples) < 0.08 || loudnessOf(samples) < 0.008) faults.push('silent');
  if (peakOf(samples.slice(-20)) > 0.02) faults.push('ends with a click');
  if (secondsOf(sound) > 2.5) faults.push('long');
  return faults;
}

describe('every sound', () => {
  it.each([
    ['Mechs', MECHS],
    ['Western', WESTERN],
  ])('of %s can be heard and is not clipped', (_, sounds) => {
    expect(sounds.map(faultsOf).filter((faults) => faults.length > 0)).toEqual([]);
  });

  it('would be found if it were silent or too loud', () => {
    expect(faultsOf([{ shape: 'sine', from: 440, seconds: 0.2, level: 0 }])).toEqual(['silent']);
    expect(faultsOf(notes('square', [440, 440, 440, 440], { apart: 0, level: 1 }))).toEqual([
      expect.stringMatching(/^clipped/),
    ]);
  });

  it('has the pitch that it says', () => {
    const samples = render([{ shape: 'sine', from: 441, seconds: 0.5 }]);
    let rising = 0;
    for (let i = 1; i < RATE / 5; i++) if (samples[i - 1]! < 0 && samples[i]! >= 0) rising++;
    expect(rising).toBeGreaterThan(85);
    expect(rising).toBeLessThan(91);
  });
});

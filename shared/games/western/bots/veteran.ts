import { outlookOf, type WesternBot } from './bot';
import { bestAnswer } from './choices';
import { WEIGHTS, type Weights } from './weights';

/**
 * Veteran: reckons what every answer is worth, in victory points. It weighs what others may hold by what they did,
 * knows what each pot, purchase and duel is likely to bring, and takes the best.
 */
export function veteranWith(weights: Weights): WesternBot {
  return {
    id: 'veteran',
    isQuick: false,
    imagines: false,
    think: (situation) => ({
      answer: bestAnswer(outlookOf(situation), situation.decision, weights),
      cutOff: false,
    }),
  };
}

export const veteran = veteranWith(WEIGHTS);

import { signal } from '@preact/signals';

/** A thing on the table that somebody asked about; what there is to ask about is the game's. */
export interface Subject {
  /** `legend`: all signs at once. */
  readonly type: string;
  readonly id?: string | number;
}

export const subject = signal<Subject | undefined>(undefined);

export function explain(asked: Subject | undefined): void {
  subject.value = asked;
}

import { hash } from 'node:crypto';
import { CODE_LETTERS } from '../../shared/protocol';
import { newCode, type Ports } from '../base/ports';
import type { Community } from '../store/community';

/** Sixteen letters out of 24 are 73 bits: nobody guesses them, also not somebody who has stolen the hashes. */
const LENGTH = 16;
const GROUP = 4;

/** Codes that people write down, to be themselves on another device. The code itself is nowhere kept. */
export class RecoveryCodes {
  constructor(
    private readonly ports: Ports,
    private readonly community: Pick<
      Community,
      'saveRecoveryCode' | 'hasRecoveryCode' | 'personByRecoveryCode'
    >,
  ) {}

  async issue(person: string): Promise<string> {
    const code = newCode(this.ports, CODE_LETTERS, LENGTH);
    await this.community.saveRecoveryCode(person, hashOf(code), this.ports.now());
    return code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code;
  }

  exists(person: string): Promise<boolean> {
    return this.community.hasRecoveryCode(person);
  }

  /** Upper or lower case, with or without hyphens and spaces. The id of whose it is. */
  async redeem(given: string): Promise<string | undefined> {
    const code = given.toUpperCase().replace(/[^A-Z]/g, '');
    return code.length === LENGTH ? this.community.personByRecoveryCode(hashOf(code)) : undefined;
  }
}

function hashOf(code: string): string {
  return hash('sha256', `pocket-arena recovery ${code}`);
}

import type { DraftInfo } from '../../shared/protocol/table';
import { stored } from '../model/storage';

const KEY = 'deviceDraft';

/** What was prepared and not answered yet, as `draft` sends it to a server. The last one is enough: nobody plays two matches at once. */
interface KeptDraft extends Pick<DraftInfo, 'id' | 'draft'> {
  readonly match: string;
}

export function keepDraft(match: string, { id, draft }: Pick<DraftInfo, 'id' | 'draft'>): void {
  stored.setText(KEY, JSON.stringify({ match, id, draft } satisfies KeptDraft));
}

/** For the question that it was prepared for, and no other. */
export function draftOf(match: string, id: number | undefined): DraftInfo | undefined {
  try {
    const kept = JSON.parse(stored.text(KEY) ?? '{}') as Partial<KeptDraft>;
    if (id === undefined || kept.match !== match || kept.id !== id) return undefined;
    // No clock runs out here that would play it.
    return { id, draft: kept.draft, complete: false };
  } catch {
    return undefined;
  }
}

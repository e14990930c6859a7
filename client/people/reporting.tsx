import { signal } from '@preact/signals';
import type { ReportRequest } from '../../shared/protocol/people';
import { lazy } from '../parts/lazy';

/** Whom somebody at a table is about to report; the form is fetched when it is first needed. */
export const reporting = signal<
  { readonly whom: Pick<ReportRequest, 'matchId' | 'seat'>; readonly name: string } | undefined
>(undefined);

export const reportSheet = lazy(async () => {
  const [{ ReportForm }, { peopleText }] = await Promise.all([import('./ReportForm'), import('./text')]);
  await peopleText.load();
  return () => {
    const now = reporting.value;
    if (!now) return null;
    return (
      <ReportForm
        key={now.whom.seat}
        whom={now.whom}
        name={now.name}
        onClose={() => (reporting.value = undefined)}
      />
    );
  };
});

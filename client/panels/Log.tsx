import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { lineOf, rowOf } from '../model/log';
import { told } from '../model/told';
import { usePinnedEnd } from '../parts/pinnedEnd';
import { RichText } from '../parts/RichText';
import { RuleLink } from '../parts/RuleLink';

/** What has happened, in words, down to what is being shown. */
export function Log() {
  const list = useRef<HTMLDivElement>(null);
  const lines = told.value.flatMap((event, i) => {
    const line = lineOf(event);
    const { opens, rule } = rowOf(event);
    return line ? [{ i, line, rule, isRound: opens === 'round' }] : [];
  });
  usePinnedEnd(list, lines.length);
  return (
    <div class="words-list" id="words-log" role="tabpanel" aria-labelledby="tab-log" tabIndex={0} ref={list}>
      <ol>
        {lines.length === 0 && <li class="words-empty">{t().table.logEmpty}</li>}
        {lines.map(({ i, line, rule, isRound }) => (
          <li key={i} class={isRound ? 'words-round' : undefined}>
            <RichText text={line} isSkipped /> {rule && <RuleLink rule={rule} isSkipped />}
          </li>
        ))}
      </ol>
    </div>
  );
}

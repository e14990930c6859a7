import { NAME_LENGTH } from '../../shared/protocol/constants';
import { t } from '../i18n';
import { playerName } from '../model/settings';
import './NameChip.css';

/** The own name, small, to be changed where it stands. */
export function NameChip({ isWrong, trouble }: { isWrong: boolean; trouble?: string }) {
  const text = t().home;
  return (
    <label class="name-chip" title={text.name}>
      <span class="name-face" aria-hidden="true">
        {playerName.value.trim().charAt(0) || '?'}
      </span>
      <span class="visually-hidden">{text.name}</span>
      <input
        name="name"
        value={playerName.value}
        onInput={(event) => (playerName.value = event.currentTarget.value)}
        maxLength={NAME_LENGTH}
        size={12}
        placeholder={text.namePlaceholder}
        autocomplete="nickname"
        aria-invalid={isWrong}
        aria-describedby={trouble}
      />
    </label>
  );
}

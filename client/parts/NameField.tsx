import { t } from '../i18n';
import { playerName } from '../model/settings';

export function NameField({ trouble }: { trouble: boolean }) {
  const text = t().home;
  return (
    <div class="field">
      <label for="name">{text.name}</label>
      <input
        id="name"
        name="name"
        value={playerName.value}
        onInput={(event) => (playerName.value = event.currentTarget.value)}
        placeholder={text.namePlaceholder}
        autocomplete="nickname"
        aria-invalid={trouble}
      />
    </div>
  );
}
